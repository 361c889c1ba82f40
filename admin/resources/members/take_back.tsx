import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useState, type FormEvent } from 'react'
import { HttpError, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../providers/data_provider'

/** Takes a scan back with its bonuses, for a reason. */
export function TakeBack() {
  const entry = useRecordContext<{ id: number; is_scan: 0 | 1 }>()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (!entry?.is_scan) return null
  return (
    <>
      <Button size="small" color="error" onClick={() => setIsOpen(true)}>
        {translate('members.take_back')}
      </Button>
      {isOpen && <TakingBack entryId={entry.id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function TakingBack({ entryId, onClose }: { entryId: number; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await act(`/ledger_entries/${entryId}/reversal`, { reason })
      notify('members.taking_back.done', { type: 'success' })
      onClose()
      refresh()
    } catch (refusal) {
      const found = refusal instanceof HttpError ? refusal.body?.errors?.reason : undefined
      setError(found)
      if (!found) notify((refusal as Error).message, { type: 'error' })
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={send} noValidate>
        <DialogTitle>{translate('members.take_back')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {translate('members.taking_back.ask')}
          </DialogContentText>
          <TextField
            label={translate('members.taking_back.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={Boolean(error)}
            helperText={error ? translate(error, { _: error }) : ' '}
            multiline
            minRows={2}
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color="error">
            {translate('members.take_back')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
