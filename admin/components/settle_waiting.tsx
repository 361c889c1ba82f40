import { Button, Stack } from '@mui/material'
import { useGetIdentity, useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from './use_attempt'
import { act } from '../providers/data_provider'

const AGREE = ['agreement', 'success'] as const
const REFUSE = ['refusal', 'error'] as const
const WITHDRAW = ['refusal', 'warning'] as const

interface SettleWaitingProps {
  /** What waits, and where its texts stand. */
  resource: 'hand_bookings' | 'waiting_deeds'
}

/** Agrees to what somebody else asked for, or refuses it; one's own can only be withdrawn. */
export function SettleWaiting({ resource }: SettleWaitingProps) {
  const record = useRecordContext<{ id: number; state: string; asked_by: number | null }>()
  const { identity } = useGetIdentity()
  const translate = useTranslate()
  const attempt = useAttempt()
  if (record?.state !== 'open' || !identity) return null
  const isOwn = record.asked_by === identity.id
  const verdicts = isOwn ? [WITHDRAW] : [AGREE, REFUSE]
  const settle = async (verdict: string) => {
    await attempt(async () => {
      await act(`/${resource}/${record.id}/${verdict}`, {})
      return `${resource}.done.${verdict}`
    })
  }
  return (
    <Stack sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}>
      {verdicts.map(([verdict, color]) => (
        <Button key={verdict} size="small" color={color} onClick={() => void settle(verdict)}>
          {translate(`waiting_deeds.settle.${isOwn ? 'withdrawal' : verdict}`)}
        </Button>
      ))}
    </Stack>
  )
}
