import { Alert } from '@mui/material'
import { smsPriceOf } from '@rules/sms_price'
import { useLocaleState, useTranslate } from 'react-admin'
import { figure } from '../../format/words'
import type { Reached } from './use_reached'
import type { SmsPreview } from './use_sms'

interface SmsCostProps {
  reached: Reached
  preview: SmsPreview
}

/** What the SMS of a campaign cost, how many days they take, and whether a second administrator has to agree. */
export function SmsCost({ reached, preview }: SmsCostProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { hu, en, part_price: partPrice, parts_of_day: partsOfDay, price_max: max } = preview
  const people = { hu: reached.sms_hu, en: reached.sms_en }
  const sent = { people, parts: { hu: hu.parts, en: en.parts } }
  const { parts, price, days } = smsPriceOf(sent, { partPrice, partsOfDay })
  const say = (key: string, smart_count: number, words: Record<string, number> = {}) => {
    const told = Object.entries(words).map(([name, value]) => [name, figure(value, locale)])
    return translate(`campaigns.sms.${key}`, { smart_count, ...Object.fromEntries(told) })
  }
  if (reached.sms === 0) return null
  return (
    <>
      <Alert severity="info" icon={false} sx={{ mt: 1 }}>
        {say('cost', parts, { parts, price })} {say('days', days, { days, a_day: partsOfDay })}
      </Alert>
      {price > max && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {say('agreement', 1, { max })}
        </Alert>
      )}
    </>
  )
}
