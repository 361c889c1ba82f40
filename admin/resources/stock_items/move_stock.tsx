import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { useState, type FormEvent } from 'react'
import { HttpError, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../providers/data_provider'

const REASONS = ['receipt', 'loss', 'correction'] as const

const EMPTY = { reason: 'receipt', delta: '', note: '' }
type Fields = typeof EMPTY
type Errors = Partial<Record<keyof Fields, string>>

/** Books what came in, what was lost, or what a count found, with a note. */
export function MoveStock() {
  const item = useRecordContext<{ id: number; qty: number | null }>()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  // An unlimited stock has nothing to add to; a limit is set with the gift itself.
  if (!item || item.qty === null) return null
  return (
    <div>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('stock.move')}
      </Button>
      {isOpen && <MoveDialog itemId={item.id} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function MoveDialog({ itemId, onClose }: { itemId: number; onClose: () => void }) {
  const translate = useTranslate()
  const { fields, set, errors, isSending, send } = useMove(itemId, onClose)
  const field = (name: keyof Fields) => ({
    name,
    label: translate(`stock.moving.${name}`),
    value: fields[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    error: Boolean(errors[name]),
    helperText: errors[name] ? translate(errors[name], { _: errors[name] }) : ' ',
    fullWidth: true,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={send} noValidate>
        <DialogTitle>{translate('stock.move')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ pt: 1 }}>
            <TextField {...field('reason')} select>
              {REASONS.map((reason) => (
                <MenuItem key={reason} value={reason}>
                  {translate(`stock.reason.${reason}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField {...field('delta')} type="number" slotProps={{ htmlInput: { step: 1 } }} />
            <TextField {...field('note')} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {translate('stock.moving.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useMove(itemId: number, done: () => void) {
  const [fields, setFields] = useState<Fields>(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setIsSending] = useState(false)
  // One key for one dialog: a second press, or an answer that was lost, moves nothing more.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const notify = useNotify()
  const refresh = useRefresh()
  const set = (name: keyof Fields, value: string) => {
    setFields({ ...fields, [name]: value })
    setErrors({ ...errors, [name]: undefined })
    setKey(crypto.randomUUID())
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    try {
      await act(`/stock_items/${itemId}/movements`, { ...bodyOf(fields), idempotency_key: key })
      notify('stock.moving.done', { type: 'success' })
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

function bodyOf({ reason, delta, note }: Fields) {
  const pieces = delta === '' ? undefined : Number(delta)
  // Who says "lost" types how many, not how many less.
  return { reason, note, delta: reason === 'loss' && pieces ? -Math.abs(pieces) : pieces }
}
