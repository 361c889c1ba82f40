import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import { titleOf } from './order_texts'
import type { OrderLine, WorkedOrder } from './order_types'
import { consignmentOf } from './ship_order'

/** Sends chosen pieces in a parcel of their own, while the order is worked on. */
export function SendParcel() {
  const order = useRecordContext<WorkedOrder>()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (order?.status !== 'processing') return null
  return (
    <div>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('orders.parcel.part')}
      </Button>
      {isOpen && <SendDialog order={order} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

const leftOf = ({ quantity, sent }: OrderLine) => quantity - sent
const fieldOf = ({ id }: OrderLine) => `quantities.${id}`

function SendDialog({ order, onClose }: { order: WorkedOrder; onClose: () => void }) {
  const translate = useTranslate()
  const lines = order.lines.filter((line) => leftOf(line) > 0)
  const pieces = lines.map((line) => [fieldOf(line), String(leftOf(line))])
  const begin: Record<'carrier' | 'reference', string> & Record<string, string> = {
    carrier: '',
    reference: '',
    ...Object.fromEntries(pieces),
  }
  const form = useFormDialog(begin, {
    path: `/orders/${order.id}/parcels`,
    texts: 'orders.parcel',
    body: (fields, key) => ({
      ...consignmentOf(fields),
      quantities: Object.fromEntries(lines.map((line) => [line.id, Number(fields[fieldOf(line)])])),
      idempotency_key: key,
    }),
    said: ({ data }) =>
      data.left ? ['orders.parcel.left', { smart_count: data.left }] : ['orders.parcel.complete'],
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={translate('orders.parcel.part')}
      submit={translate('orders.parcel.send')}
      maxWidth="sm"
    >
      {lines.map((line) => (
        <Box key={line.id}>
          {/* A long name stands above the field, where it has room for more than one line. */}
          <Typography id={`gift-${line.id}`} variant="body2" sx={{ fontWeight: 700, pb: 1 }}>
            {titleOf(line)}
          </Typography>
          <TextField
            {...form.field(fieldOf(line))}
            id={`pieces-${line.id}`}
            label={translate('orders.parcel.pieces_left', { left: leftOf(line) })}
            type="number"
            slotProps={{
              htmlInput: {
                'step': 1,
                'min': 0,
                'max': leftOf(line),
                'aria-labelledby': `gift-${line.id} pieces-${line.id}-label`,
              },
            }}
          />
        </Box>
      ))}
      <TextField {...form.field('carrier')} />
      <TextField {...form.field('reference')} />
    </FormDialog>
  )
}
