import { DialogContentText, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import type { Draw } from './draw'
import { saidOf } from './use_draw_step'

const REASONS = ['rules', 'duplicate_person', 'staff', 'harvest']

/** Asks to leave a member out of a draw. */
export function ExclusionDialog({ draw, onClose }: { draw: Draw; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(
    { member: '', reason: REASONS[0] },
    {
      path: `/draws/${draw.id}/exclusions`,
      texts: 'draws.excluding',
      body: ({ member, reason }) => ({ member, reason }),
      said: (answer) => [saidOf(answer, 'exclude')],
      onClose,
    }
  )
  const title = translate('draws.step.exclude')
  return (
    <FormDialog form={form} title={title} submit={title} color="error">
      <DialogContentText>{translate('draws.excluding.text')}</DialogContentText>
      <TextField {...form.field('member')} />
      <TextField select {...form.field('reason')}>
        {REASONS.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {translate(`draws.reason.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
