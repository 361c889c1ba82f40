import { DialogContentText, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import type { Draw } from './draw'
import { saidOf } from './use_draw_step'

/** Draws with a value that is typed in: a signature from elsewhere, or digits that were called. */
export function RunDialog({ draw, onClose }: { draw: Draw; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(
    { signature: '', called: '' },
    {
      path: `/draws/${draw.id}/run`,
      texts: 'draws.calling',
      body: ({ signature, called }) => ({ signature: signature || null, called: called || null }),
      said: (answer) => [saidOf(answer, 'run')],
      onClose,
    }
  )
  const title = translate('draws.step.call')
  return (
    <FormDialog form={form} title={title} submit={translate('draws.step.run')} maxWidth="sm">
      <DialogContentText>{translate('draws.calling.text')}</DialogContentText>
      <TextField {...form.field('called')} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
      <TextField {...form.field('signature')} />
    </FormDialog>
  )
}
