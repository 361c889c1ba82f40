import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Folded } from '../../components/folded'
import { InstantField } from '../../components/instant_field'
import { MemberField } from '../../components/member_field'
import { topicText, type Message } from './message'

const COLORS = { dead: 'error', waiting: 'warning', closed: 'default', sent: 'success' } as const

/** dead: somebody has to decide what becomes of it. */
export function MessageState() {
  const message = useRecordContext<Message>()
  const translate = useTranslate()
  if (!message) return null
  const label = translate(`messages.state.${message.state}`)
  return <Chip size="small" color={COLORS[message.state]} label={label} />
}

/** What kind of message it is. */
export function MessageTopic() {
  const message = useRecordContext<Message>()
  const translate = useTranslate()
  return message ? <span>{topicText(message.topic, translate)}</span> : null
}

/** Why it failed last, with what the other side answered. */
export function MessageReason() {
  const message = useRecordContext<Message>()
  const translate = useTranslate()
  if (!message?.reason) return <span>–</span>
  const words = translate(`messages.reason.${message.reason}`, { _: message.reason })
  const { reason_detail: detail } = message
  return <span>{detail ? `${words} (${detail})` : words}</span>
}

/** All of it in one column, where a phone has no room for more. */
export function FoldedMessage() {
  const message = useRecordContext<Message>()
  const translate = useTranslate()
  if (!message) return null
  const details = (
    <>
      <div>
        <MessageReason />
      </div>
      <MemberField source="member_id" />
      <div>
        <InstantField source="created_at" />,{' '}
        {translate('messages.tried', { attempts: message.attempts })}
      </div>
    </>
  )
  return <Folded title={<MessageTopic />} details={details} state={<MessageState />} />
}
