import {
  Alert,
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

const SOURCES = ['adjustment_manual', 'facebook_group'] as const

const EMPTY = { source: 'adjustment_manual', points: '', reason: '' }
type Fields = typeof EMPTY
type Errors = Partial<Record<keyof Fields, string>>

/** Books points for the member on the page, with a reason. */
export function BookPoints() {
  const member = useRecordContext<{ id: number }>()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (!member) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('members.book_points')}
      </Button>
      {isOpen && <BookingDialog memberId={member.id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function BookingDialog({ memberId, onClose }: { memberId: number; onClose: () => void }) {
  const translate = useTranslate()
  const { fields, set, errors, isSending, send } = useBooking(memberId, onClose)
  const field = (name: keyof Fields) => ({
    name,
    label: translate(`members.booking.${name}`),
    value: fields[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    error: Boolean(errors[name]),
    helperText: errors[name] ? translate(errors[name], { _: errors[name] }) : ' ',
    fullWidth: true,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={send} noValidate>
        <DialogTitle>{translate('members.book_points')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ pt: 1 }}>
            <TextField {...field('source')} select>
              {SOURCES.map((source) => (
                <MenuItem key={source} value={source}>
                  {translate(`sources.${source}`)}
                </MenuItem>
              ))}
            </TextField>
            {fields.source === 'adjustment_manual' ? (
              <TextField
                {...field('points')}
                type="number"
                slotProps={{ htmlInput: { step: 1 } }}
              />
            ) : (
              <Alert severity="info" sx={{ mb: 2 }}>
                {translate('members.booking.by_rule')}
              </Alert>
            )}
            <TextField {...field('reason')} multiline minRows={2} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {translate('members.booking.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useBooking(memberId: number, done: () => void) {
  const [fields, setFields] = useState<Fields>(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setIsSending] = useState(false)
  // One key for one dialog: a second press, or an answer that was lost, books nothing more.
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
      await act(`/members/${memberId}/adjustments`, { ...bodyOf(fields), idempotency_key: key })
      notify('members.booking.done', { type: 'success' })
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

function bodyOf({ source, points, reason }: Fields) {
  const count = points === '' ? undefined : Number(points)
  return { source, reason, ...(source === 'adjustment_manual' && { points: count }) }
}
