import { Button, Paper, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import { InstantField } from '../../components/instant_field'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import { CancelRest } from './cancel_rest'
import { titleOf } from './order_texts'
import type { Parcel, WorkedOrder } from './order_types'
import { SendParcel } from './send_parcel'
import { consignmentOf } from './ship_order'

/** The parcels of an order: who carries each, what lies in it, and whether it has arrived. */
export function OrderParcels() {
  const order = useRecordContext<WorkedOrder>()
  if (!order) return null
  return (
    <Stack sx={{ gap: 1, width: 1, maxWidth: 720, alignItems: 'flex-start' }}>
      {order.parcels.map((parcel) => (
        <ParcelCard key={parcel.id} parcel={parcel} order={order} />
      ))}
      <SendParcel />
      <CancelRest />
      {!order.parcels.length && order.status !== 'processing' && '–'}
    </Stack>
  )
}

function ParcelCard({ parcel, order }: { parcel: Parcel; order: WorkedOrder }) {
  const translate = useTranslate()
  const titles = new Map(order.lines.map((line) => [line.id, titleOf(line)]))
  const carried = [parcel.carrier, parcel.reference].filter(Boolean).join(' · ')
  return (
    <RecordContextProvider value={parcel}>
      <Paper variant="outlined" component="section" sx={{ p: 1.5, width: 1 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {carried || translate('orders.parcel.no_carrier')}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="div">
          {translate('resources.orders.fields.sent_at')}: <InstantField source="sent_at" />
          {parcel.delivered_at !== null && (
            <>
              {' · '}
              {translate('resources.orders.fields.delivered_at')}:{' '}
              <InstantField source="delivered_at" />
            </>
          )}
        </Typography>
        <Stack component="ul" sx={{ my: 1, pl: 0, listStyle: 'none' }}>
          {parcel.lines.map(({ line_id, quantity }) => (
            <Typography key={line_id} component="li" variant="body2">
              <strong>{quantity} ×</strong> {titles.get(line_id)}
            </Typography>
          ))}
        </Stack>
        <ParcelActions />
      </Paper>
    </RecordContextProvider>
  )
}

function ParcelActions() {
  const parcel = useRecordContext<Parcel>()
  const translate = useTranslate()
  const attempt = useAttempt()
  const [isOpen, setIsOpen] = useState(false)
  if (!parcel) return null

  async function arrive() {
    await attempt(async () => {
      await act(`/parcels/${parcel!.id}/delivery`)
      return 'orders.parcel.arrived'
    })
  }

  return (
    <Stack direction="row" spacing={1}>
      {parcel.delivered_at === null && (
        <Button size="small" variant="outlined" onClick={() => void arrive()}>
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
      body: (fields, _key, shown) => ({ ...consignmentOf(fields), shown }),
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
