import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { doneOrAsked } from '../../components/done_or_asked'
import { act } from '../../providers/data_provider'
import { PrintStickers } from './print_stickers'

interface Batch {
  id: number
  state: 'printed' | 'active' | 'void'
  count: number
}

/**
 * Activate, void and, outside a list, print; both changes are asked for once more.
 *
 * @param isAlone true outside a list, where the buttons stand at the left
 */
export function BatchActions({ isAlone }: { isAlone?: boolean }) {
  const batch = useRecordContext<Batch>()
  const translate = useTranslate()
  const [asked, setAsked] = useState<'activate' | 'void'>()
  const change = useChange(() => setAsked(undefined))
  if (!batch) return null
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ justifyContent: isAlone ? 'flex-start' : 'flex-end' }}
      // A row of the list leads to its roll; its buttons do not.
      onClick={(event) => event.stopPropagation()}
    >
      {batch.state === 'printed' && (
        <Button size="small" onClick={() => setAsked('activate')}>
          {translate('code_batches.activate')}
        </Button>
      )}
      {batch.state !== 'void' && (
        <Button size="small" color="error" onClick={() => setAsked('void')}>
          {translate('code_batches.void')}
        </Button>
      )}
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

function useChange(done: () => void) {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (id: number, what: 'activate' | 'void') => {
    try {
      const { data } = await act(`/code_batches/${id}/${what}`)
      notify(doneOrAsked(data, `code_batches.done_${what}`), { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    done()
    refresh()
  }
}
