import { TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'

/** Sends all that is left of an order in one parcel; who carries it may be left out. */
export function ShipOrder({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useTranslate()
  const form = useFormDialog(
    { carrier: '', reference: '' },
    {
      path: `/orders/${id}/status`,
      texts: 'orders.parcel',
      body: (fields) => ({ status: 'shipped', ...consignmentOf(fields) }),
      said: () => ['orders.status_changed'],
      onClose,
    }
  )
  return (
    <FormDialog
      form={form}
      title={translate('orders.set.shipped')}
      submit={translate('orders.parcel.send')}
    >
      <Typography sx={{ pb: 2 }}>{translate('orders.parcel.ask_rest', { id })}</Typography>
      <TextField {...form.field('carrier')} />
      <TextField {...form.field('reference')} />
    </FormDialog>
  )
}

/** What was left empty is not said at all. */
export function consignmentOf({ carrier, reference }: { carrier: string; reference: string }) {
  return { carrier: carrier.trim() || undefined, reference: reference.trim() || undefined }
}
