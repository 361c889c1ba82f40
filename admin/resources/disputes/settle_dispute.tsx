import { Button, DialogContentText, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import { MemberReads } from '../../components/member_reads'
import { english } from '../../texts/english'
import { hungarian } from '../../texts/hungarian'
import type { DisputeStateName } from './dispute_state'

interface Dispute {
  id: number
  state: DisputeStateName
  /** Points of the sticker, where it is one of ours. */
  worth?: number
  /** What the member reads. */
  member_locale?: string
}

type Verb = 'credit' | 'decline'

/** Two buttons; each opens its answer, filled in, so that one more click settles the report. */
export function SettleDispute() {
  const dispute = useRecordContext<Dispute>()
  const translate = useTranslate()
  const [verb, setVerb] = useState<Verb>()
  if (dispute?.state !== 'open') return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
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
  const { member_locale: locale } = dispute
  const translate = useTranslate()
  const begin = {
    points: String(dispute.worth ?? ''),
    reason: answerFor(dispute, verb),
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
      {locale && <MemberReads locale={locale} />}
      <DialogContentText>{translate('disputes.answer_hint')}</DialogContentText>
    </FormDialog>
  )
}

/** In the language of the member, whatever language the back-office speaks. */
function answerFor({ member_locale: locale }: Dispute, verb: Verb): string {
  const { disputes } = locale === 'hu' ? hungarian : english
  return disputes[`${verb}_answer`]
}
