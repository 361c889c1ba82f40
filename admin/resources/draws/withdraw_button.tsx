import { Button } from '@mui/material'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
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
  const notify = useNotify()
  const refresh = useRefresh()
  if (!wish?.isOwn) return null
  const withdraw = async () => {
    try {
      await act(`/draws/${draw.id}/wishes/${wish.id}`, {}, 'DELETE')
      notify('draws.withdrawn', { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    refresh()
  }
  const label = translate('draws.withdraw')
  return (
    <Button size="small" aria-label={`${label}: ${name}`} onClick={() => void withdraw()}>
      {label}
    </Button>
  )
}
