import { Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import {
  ArrayField,
  DataTable,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { FigureCol } from '../../components/figure_col'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import { InstantField } from '../../components/instant_field'
import { act } from '../../providers/data_provider'
import type { Parcel, WorkedOrder } from './order_types'
import { SendParcel } from './send_parcel'
import { consignmentOf } from './ship_order'

/** The parcels of an order: who carries each, and whether it has arrived. */
export function OrderParcels() {
  const order = useRecordContext<WorkedOrder>()
  if (!order) return null
  return (
    <Stack spacing={1}>
      {order.parcels.length > 0 && (
        <ArrayField source="parcels">
          <DataTable bulkActionButtons={false} rowClick={false}>
            <FigureCol source="pieces" disableSort />
            <DataTable.Col source="carrier" disableSort />
            <DataTable.Col source="reference" disableSort />
            <DataTable.Col source="sent_at" disableSort>
              <InstantField source="sent_at" />
            </DataTable.Col>
            <DataTable.Col source="delivered_at" disableSort>
              <InstantField source="delivered_at" />
            </DataTable.Col>
            <DataTable.Col label="">
              <ParcelActions />
            </DataTable.Col>
          </DataTable>
        </ArrayField>
      )}
      <SendParcel />
    </Stack>
  )
}

function ParcelActions() {
  const parcel = useRecordContext<Parcel>()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  if (!parcel) return null

  async function arrive() {
    try {
      await act(`/parcels/${parcel!.id}/delivery`)
      notify('orders.parcel.arrived', { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    refresh()
  }

  return (
    <Stack direction="row" spacing={1}>
      {parcel.delivered_at === null && (
        <Button size="small" onClick={() => void arrive()}>
          {translate('orders.parcel.arrive')}
        </Button>
      )}
      <Button size="small" onClick={() => setIsOpen(true)}>
        {translate('orders.parcel.correct')}
      </Button>
      {isOpen && <CorrectDialog parcel={parcel} onClose={() => setIsOpen(false)} />}
    </Stack>
  )
}

function CorrectDialog({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const translate = useTranslate()
  const { carrier, reference } = parcel
  const form = useFormDialog(
    { carrier, reference },
    {
      path: `/parcels/${parcel.id}`,
      method: 'PUT',
      texts: 'orders.parcel',
      body: (fields) => consignmentOf(fields),
      said: () => ['orders.parcel.corrected'],
      onClose,
    }
  )
  return (
    <FormDialog
      form={form}
      title={translate('orders.parcel.correct')}
      submit={translate('ra.action.save')}
    >
      <TextField {...form.field('carrier')} />
      <TextField {...form.field('reference')} />
    </FormDialog>
  )
}
