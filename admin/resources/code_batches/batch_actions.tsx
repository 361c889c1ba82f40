import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { doneOrAsked } from '../../components/done_or_asked'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import { PrintStickers } from './print_stickers'
import { VoidBatch } from './void_batch'

interface Batch {
  id: number
  state: 'printed' | 'active' | 'void'
  count: number
  /** Milliseconds UTC. */
  voided_at: number | null
}

/** How long a withdrawal can be taken back, as the server has it. */
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Activate, void, take that back within a day and, outside a list, print; each change is asked for once more. What
 * is worth as much as points is for administrators.
 *
 * @param isAlone true outside a list, where the buttons stand at the left
 */
export function BatchActions({ isAlone }: { isAlone?: boolean }) {
  const batch = useRecordContext<Batch>()
  const { permissions: role } = usePermissions<string>()
  const translate = useTranslate()
  const [asked, setAsked] = useState<'activate' | 'restore'>()
  const [isVoiding, setIsVoiding] = useState(false)
  const change = useChange(() => setAsked(undefined))
  if (!batch || role !== 'admin') return null
  const variant = isAlone ? 'outlined' : 'text'
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: isAlone ? 'wrap' : undefined,
        gap: 1,
        justifyContent: isAlone ? 'flex-start' : 'flex-end',
      }}
      // A row of the list leads to its code batch; its buttons do not.
      onClick={(event) => event.stopPropagation()}
    >
      {batch.state === 'printed' && (
        <Button size="small" variant={variant} onClick={() => setAsked('activate')}>
          {translate('code_batches.activate')}
        </Button>
      )}
      {batch.state !== 'void' && (
        <Button size="small" variant={variant} color="error" onClick={() => setIsVoiding(true)}>
          {translate('code_batches.void')}
        </Button>
      )}
      {canComeBack(batch) && (
        <Button
          size="small"
          variant={variant}
          sx={{ whiteSpace: 'nowrap' }}
          onClick={() => setAsked('restore')}
        >
          {translate('code_batches.restore')}
        </Button>
      )}
      {isVoiding && <VoidBatch batchId={batch.id} onClose={() => setIsVoiding(false)} />}
      {isAlone && batch.state !== 'void' && (
        <PrintStickers batchId={batch.id} count={batch.count} />
      )}
      <Confirm
        isOpen={asked !== undefined}
        title={translate(`code_batches.${asked ?? 'activate'}`)}
        content={translate(`code_batches.ask_${asked ?? 'activate'}`, { id: batch.id })}
        onConfirm={() => void change(batch.id, asked!)}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  )
}

function canComeBack({ state, voided_at: voidedAt }: Batch) {
  return state === 'void' && voidedAt !== null && voidedAt > Date.now() - DAY_MS
}

function useChange(done: () => void) {
  const attempt = useAttempt()
  return async (id: number, what: 'activate' | 'restore') => {
    await attempt(async () => {
      const { data } = await act(`/code_batches/${id}/${what}`)
      return doneOrAsked(data, `code_batches.done_${what}`)
    })
    done()
  }
}
