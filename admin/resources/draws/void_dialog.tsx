import { DialogContentText, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import type { Draw } from './draw'
import { saidOf } from './use_draw_step'
import { useWish } from './use_wish'

const VOID = /^void /

/** Declares a draw void, with a reason that everybody reads. */
export function VoidDialog({ draw, onClose }: { draw: Draw; onClose: () => void }) {
  const translate = useTranslate()
  const wanted = useWish(VOID)?.kind.replace(VOID, '')
  const reasons = draw.void_reasons
  const form = useFormDialog(
    { reason: wanted && reasons.includes(wanted) ? wanted : reasons[0] },
    {
      path: `/draws/${draw.id}/void`,
      texts: 'draws.voiding',
      body: ({ reason }) => ({ reason }),
      said: (answer) => [saidOf(answer, 'void')],
      onClose,
    }
  )
  const title = translate('draws.step.void')
  return (
    <FormDialog form={form} title={title} submit={title} color="error">
      <DialogContentText>{translate('draws.voiding.text')}</DialogContentText>
      <TextField select {...form.field('reason')}>
        {reasons.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {translate(`draws.void_reason.${reason}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
