import { Alert } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { figure } from '../../format/words'
import { SmsCost } from './sms_cost'
import { useReached, type Reached } from './use_reached'
import type { SmsPreview } from './use_sms'

/** How many members the form as it stands would reach. */
export function ReachedMembers({ preview }: { preview: SmsPreview | undefined }) {
  const [channels, audience] = useWatch({ name: ['channels', 'audience'] })
  const reached = useReached(channels, audience)
  return <ReachedBox reached={reached} channels={channels ?? []} preview={preview} />
}

interface ReachedBoxProps {
  /** Nothing while it is counted. */
  reached: Reached | undefined
  channels: string[]
  /** Of its SMS; nothing while that is asked. */
  preview: SmsPreview | undefined
}

/** The same of a campaign that is known. */
export function ReachedBox({ reached, channels, preview }: ReachedBoxProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const say = (key: string, count: number) => {
    const words = { smart_count: count, count: figure(count, locale) }
    return translate(`campaigns.reached.${key}`, words)
  }
  if (!reached) {
    return (
      <Alert severity="info" icon={false} role="status">
        {translate('campaigns.reached.counting')}
      </Alert>
    )
  }
  const { is_exact: isExact, mail_limit: limit, list } = reached
  const ways = (['mail', 'push', 'sms'] as const).filter((channel) => channels.includes(channel))
  const isTooMuch = limit !== null && channels.includes('mail') && reached.mail > limit
  return (
    <>
      <Alert severity="info" icon={false} role="status">
        {[
          say(isExact ? 'exact' : 'about', list),
          ...ways.map((channel) => say(channel, reached[channel])),
        ].join(' ')}
      </Alert>
      {preview && channels.includes('sms') && <SmsCost reached={reached} preview={preview} />}
      {isTooMuch && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {say('limited', limit)}
        </Alert>
      )}
    </>
  )
}
