import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm, useCanAccess, useListContext, useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { invoke } from '../../providers/invoke'
import type { Message } from './message'

type Verb = 'resend' | 'close'

const DONE = { resend: 'messages.resent', close: 'messages.closed' } as const

/** Both buttons of one failed message. */
export function SettleMessage() {
  const message = useRecordContext<Message>()
  return message?.state === 'dead' ? <Settle messages={[message]} /> : null
}

/** Asks before it acts: what was sent cannot be taken back. */
export function Settle({ messages }: { messages: Message[] }) {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'messages', action: 'delete' })
  const { verb, ask, send, isSending } = useSettling(messages)
  if (!canAccess) return null
  const count = { smart_count: messages.length }
  const isDoubtful = messages.some(({ reason }) => reason === 'sms_maybe_sent')
  const question = translate(`messages.ask_${verb ?? 'resend'}`, count)
  const warning = verb === 'resend' && isDoubtful ? ` ${translate('messages.maybe_sent')}` : ''
  return (
    <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}>
      <Button size="small" onClick={() => ask('resend')}>
        {translate('messages.resend')}
      </Button>
      <Button size="small" color="error" onClick={() => ask('close')}>
        {translate('messages.close')}
      </Button>
      <Confirm
        isOpen={verb !== undefined}
        loading={isSending}
        title={translate(`messages.${verb ?? 'resend'}`)}
        content={question + warning}
        onConfirm={() => void send()}
        onClose={() => ask(undefined)}
      />
    </Stack>
  )
}

function useSettling(messages: Message[]) {
  const [verb, ask] = useState<Verb>()
  const [isSending, setIsSending] = useState(false)
  const { onUnselectItems } = useListContext()
  const attempt = useAttempt()
  const send = async () => {
    if (!verb) return
    setIsSending(true)
    await attempt(async () => {
      const count = await invoke(`messages.${verb}`, messages)
      onUnselectItems()
      if (!count) return { text: 'messages.nothing_done', type: 'warning' }
      return { text: DONE[verb], values: { smart_count: count } }
    })
    setIsSending(false)
    ask(undefined)
  }
  return { verb, ask, send, isSending }
}
