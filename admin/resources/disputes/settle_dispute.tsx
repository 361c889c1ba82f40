import { Button, DialogContentText, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
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
  const begin = {
    points: String(dispute.worth ?? ''),
    reason: translate(`disputes.${verb}_answer`),
  }
  const form = useFormDialog(begin, {
    path: `/disputes/${dispute.id}/${verb}`,
    texts: 'disputes.settling',
    body: ({ points, reason }) => {
      return {
        reason,
        ...(verb === 'credit' && { points: points === '' ? undefined : Number(points) }),
      }
    },
    said: () => [`disputes.done_${verb}`],
    onClose,
  })
  const { field } = form
  const title = translate(`disputes.${verb}`)
  return (
    <FormDialog form={form} title={title} submit={title} maxWidth="sm">
      {verb === 'credit' && (
        <TextField
          {...field('points')}
          type="number"
          slotProps={{ htmlInput: { min: 1, step: 1 } }}
        />
      )}
      <TextField {...field('reason')} multiline minRows={3} />
      <DialogContentText>{translate('disputes.answer_hint')}</DialogContentText>
    </FormDialog>
  )
}
