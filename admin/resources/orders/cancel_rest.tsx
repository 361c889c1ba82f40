import { Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { FormDialog, useFormDialog } from '../../components/form_dialog'
import { figure } from '../../format/words'
import { BackInStore } from './back_in_store'
import { titleOf } from './order_texts'
import type { WorkedOrder } from './order_types'

/** Characters a reason may have. */
const REASON_MAX = 500

/** Closes an order of which a part left and the rest cannot. */
export function CancelRest() {
  const order = useRecordContext<WorkedOrder>()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (!order?.can_cancel_rest) return null
  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        {translate('orders.rest.open')}
      </Button>
      {isOpen && <RestDialog order={order} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function RestDialog({ order, onClose }: { order: WorkedOrder; onClose: () => void }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const form = useFormDialog(
    { reason: '', is_back: 'no' },
    {
      path: `/orders/${order.id}/rest`,
      texts: 'orders.rest',
      body: ({ reason, is_back }, key) => ({
        reason: reason.trim() || undefined,
        is_back: is_back === 'yes',
        idempotency_key: key,
      }),
      said: ({ data }) => ['orders.rest.done', { points: figure(data.credited, locale) }],
      onClose,
    }
  )
  const left = order.lines.filter(({ quantity, sent }) => quantity > sent)
  return (
    <FormDialog
      form={form}
      title={translate('orders.rest.title', { id: order.id })}
      submit={translate('orders.rest.send')}
      color="error"
      maxWidth="sm"
    >
      <Typography>{translate('orders.rest.hint')}</Typography>
      <Typography component="ul" sx={{ pl: 2.5, pb: 2, m: 0 }}>
        {left.map((line) => (
          <li key={line.id}>
            {line.quantity - line.sent} × {titleOf(line)}
          </li>
        ))}
      </Typography>
      <BackInStore value={form.fields.is_back} onChoose={(is_back) => form.change({ is_back })} />
      <TextField
        {...form.field('reason')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
      />
    </FormDialog>
  )
}
