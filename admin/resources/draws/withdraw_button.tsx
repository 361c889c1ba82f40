import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import type { Draw } from './draw'
import type { KnownWish } from './use_wish'

interface WithdrawButtonProps {
  wish: KnownWish | undefined
  /** What was asked for, already translated. */
  name: string
}

/** Takes back what the reader asked for, while it waits for a colleague. */
export function WithdrawButton({ wish, name }: WithdrawButtonProps) {
  const draw = useRecordContext<Draw>()!
  const translate = useTranslate()
  const attempt = useAttempt()
  if (!wish?.isOwn) return null
  const withdraw = async () => {
    await attempt(async () => {
      await act(`/draws/${draw.id}/wishes/${wish.id}`, {}, 'DELETE')
      return 'draws.withdrawn'
    })
  }
  const label = translate('draws.withdraw')
  return (
    <Button size="small" aria-label={`${label}: ${name}`} onClick={() => void withdraw()}>
      {label}
    </Button>
  )
}
