import { TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import type { Campaign } from './campaign'
import { ReachedBox } from './reached_members'
import { doneOrAsked } from '../../components/done_or_asked'
import { useReached } from './use_reached'
import { useSms } from './use_sms'

interface ScheduleDialogProps {
  campaign: Campaign
  onClose: () => void
}

/** Sends a draft at once, or at a minute in Budapest; nobody can change its words after that. */
export function ScheduleDialog({ campaign, onClose }: ScheduleDialogProps) {
  const { id, revision, channels, audience } = campaign
  const translate = useTranslate()
  const reached = useReached(channels, audience)
  const preview = useSms(campaign)
  const form = useFormDialog(
    { at: '' },
    {
      path: `/campaigns/${id}/schedule`,
      texts: 'campaigns.scheduling',
      body: ({ at }) => ({ revision, at: at || null }),
      said: ({ data }: { data: object }) => [doneOrAsked(data, 'campaigns.done.schedule')],
      onClose,
    }
  )
  const title = translate('campaigns.step.schedule')
  const submit = translate(form.fields.at ? 'campaigns.step.plan' : 'campaigns.step.send_now')
  return (
    <FormDialog form={form} title={title} submit={submit} maxWidth="sm">
      <Typography>{translate('campaigns.ask_schedule')}</Typography>
      <ReachedBox reached={reached} channels={channels} preview={preview} />
      <TextField
        {...form.field('at')}
        type="datetime-local"
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ mt: 2 }}
      />
      <Typography variant="body2" color="textSecondary">
        {translate('campaigns.scheduling.hint')}
      </Typography>
    </FormDialog>
  )
}
