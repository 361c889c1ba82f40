import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { useState, type FormEvent } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../providers/data_provider'
import type { DisputeStateName } from './dispute_state'

interface Dispute {
  id: number
  state: DisputeStateName
  /** Points of the sticker, where it is one of ours. */
  worth?: number
}

type Verb = 'credit' | 'decline'

/** Two buttons; each opens its answer, filled in, so that one more click settles the report. */
export function SettleDispute() {
  const dispute = useRecordContext<Dispute>()
  const translate = useTranslate()
  const [verb, setVerb] = useState<Verb>()
  if (dispute?.state !== 'open') return null
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained" onClick={() => setVerb('credit')}>
        {translate('disputes.credit')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setVerb('decline')}>
        {translate('disputes.decline')}
      </Button>
      {verb && <Answer dispute={dispute} verb={verb} onClose={() => setVerb(undefined)} />}
    </Stack>
  )
}

function Answer(props: { dispute: Dispute; verb: Verb; onClose: () => void }) {
  const { dispute, verb, onClose } = props
  const translate = useTranslate()
  const [points, setPoints] = useState(String(dispute.worth ?? ''))
  const [reason, setReason] = useState(() => translate(`disputes.${verb}_answer`))
  const settle = useSettle(onClose)
  function send(event: FormEvent) {
    event.preventDefault()
    const answer = { reason, ...(verb === 'credit' && { points: Number(points) }) }
    void settle(dispute.id, verb, answer)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={send}>
        <DialogTitle>{translate(`disputes.${verb}`)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {verb === 'credit' && (
              <TextField
                name="points"
                type="number"
                required
                label={translate('disputes.points')}
                value={points}
                onChange={({ target }) => setPoints(target.value)}
                slotProps={{ htmlInput: { min: 1, step: 1 } }}
              />
            )}
            <TextField
              name="reason"
              required
              multiline
              minRows={3}
              label={translate('disputes.answer')}
              helperText={translate('disputes.answer_hint')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate(`disputes.${verb}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useSettle(done: () => void) {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (id: number, verb: Verb, answer: object) => {
    try {
      await act(`/disputes/${id}/${verb}`, answer)
      notify(`disputes.done_${verb}`, { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    done()
    refresh()
  }
}
