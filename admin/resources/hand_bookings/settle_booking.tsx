import { Button, Stack } from '@mui/material'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../providers/data_provider'

const VERDICTS = [
  ['agreement', 'success'],
  ['refusal', 'error'],
] as const

/** Agrees to a booking of somebody else, or refuses it. */
export function SettleBooking() {
  const record = useRecordContext<{ id: number; state: string }>()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  if (record?.state !== 'open') return null
  const settle = async (verdict: string) => {
    try {
      await act(`/hand_bookings/${record.id}/${verdict}`, {})
      notify(`hand_bookings.done.${verdict}`, { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    refresh()
  }
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {VERDICTS.map(([verdict, color]) => (
        <Button key={verdict} size="small" color={color} onClick={() => void settle(verdict)}>
          {translate(`hand_bookings.settle.${verdict}`)}
        </Button>
      ))}
    </Stack>
  )
}
