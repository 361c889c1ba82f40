import { Alert, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'

/** Withdraws a whole code batch; it asks why. */
export function VoidBatch({ batchId, onClose }: { batchId: number; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(
    { reason: '' },
    {
      path: `/code_batches/${batchId}/void`,
      texts: 'code_batches.void_reason',
      body: (fields) => fields,
      said: () => ['code_batches.done_void'],
      onClose,
    }
  )
  return (
    <FormDialog
      form={form}
      title={translate('code_batches.void')}
      submit={translate('code_batches.void')}
      color="error"
    >
      <TextField {...form.field('reason')} multiline minRows={2} />
      <Alert severity="warning">
        {translate('code_batches.void_reason.for_a_day', { id: batchId })}
      </Alert>
    </FormDialog>
  )
}
