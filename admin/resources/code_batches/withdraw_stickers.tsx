import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { useEffect, useState, type FormEvent } from 'react'
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../providers/data_provider'
import { request } from '../../providers/http'
import { BatchBooks, type Books } from './batch_books'

/** How long nobody types before the books of the range are asked for, in ms. */
const PAUSE_MS = 400

type Fields = { from: string; to: string; reason: string }
type Errors = Partial<Record<keyof Fields, string>>

interface Props {
  batchId: number
  from?: number
  to?: number
}

/** Withdraws a part of a roll; before that it shows what became of these stickers so far. */
export function WithdrawStickers({ batchId, from, to }: Props) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const begin = { from: from ? String(from) : '', to: to ? String(to) : '', reason: '' }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        {translate('code_batches.withdraw.title')}
      </Button>
      {isOpen && (
        <WithdrawDialog batchId={batchId} begin={begin} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

type DialogProps = { batchId: number; begin: Fields; onClose: () => void }

function WithdrawDialog({ batchId, begin, onClose }: DialogProps) {
  const translate = useTranslate()
  const { fields, set, errors, isSending, send } = useWithdrawal(batchId, begin, onClose)
  const books = useBooksOf(batchId, fields)
  const field = (name: keyof Fields) => ({
    name,
    label: translate(`code_batches.withdraw.${name}`),
    value: fields[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    error: Boolean(errors[name]),
    helperText: errors[name] ? translate(errors[name], { _: errors[name] }) : ' ',
    fullWidth: true,
  })
  const wholeFrom1 = { htmlInput: { step: 1, min: 1 } }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={send} noValidate>
        <DialogTitle>{translate('code_batches.withdraw.title')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ pt: 1 }}>
            <Stack direction="row" spacing={2}>
              <TextField {...field('from')} type="number" slotProps={wholeFrom1} />
              <TextField {...field('to')} type="number" slotProps={wholeFrom1} />
            </Stack>
            <TextField {...field('reason')} multiline minRows={2} />
            {books && <BatchBooks books={books} />}
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate('code_batches.withdraw.for_good')}
            </Alert>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={isSending}>
            {translate('code_batches.withdraw.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The books of the range that is typed in; nothing while it is none. */
function useBooksOf(batchId: number, { from, to }: Fields): Books | undefined {
  const [known, setKnown] = useState<{ query: string; books: Books }>()
  const query = from && to ? `from=${from}&to=${to}` : ''
  useEffect(() => {
    if (!query) return
    const timer = setTimeout(() => {
      request<{ data: Books }>(`/code_batches/${batchId}/reconciliation?${query}`)
        .then(({ data }) => setKnown({ query, books: data }))
        // A range the roll does not have shows nothing here; sending says what is wrong.
        .catch(() => {})
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [batchId, query])
  return known?.query === query ? known.books : undefined
}

function useWithdrawal(batchId: number, begin: Fields, done: () => void) {
  const [fields, setFields] = useState(begin)
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setIsSending] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const set = (name: keyof Fields, value: string) => {
    setFields({ ...fields, [name]: value })
    setErrors({ ...errors, [name]: undefined })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    try {
      const path = `/code_batches/${batchId}/void_ranges`
      const { data } = await act<{ data: { withdrawn: number } }>(path, fields)
      const words = { smart_count: data.withdrawn }
      notify('code_batches.withdraw.done', { type: 'success', messageArgs: words })
      done()
      refresh()
    } catch (error) {
      const found = error instanceof HttpError ? (error.body?.errors as Errors) : {}
      setErrors(found ?? {})
      if (!Object.keys(found ?? {}).length) notify((error as Error).message, { type: 'error' })
    }
    setIsSending(false)
  }
  return { fields, set, errors, isSending, send }
}
