import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Confirm, useRecordContext, useTranslate } from 'react-admin'
import { useAttempt } from '../../components/use_attempt'
import { act } from '../../providers/data_provider'
import type { Status } from './order_status'
import { ShipOrder } from './ship_order'

interface Order {
  id: number
  status: Status
  /** The steps the server allows next. */
  next_statuses: Status[]
}

/** The allowed next steps; each is asked for once more, and shipping asks who carries it. */
export function StatusActions() {
  const order = useRecordContext<Order>()
  const translate = useTranslate()
  const attempt = useAttempt()
  const [asked, setAsked] = useState<Status>()
  if (!order) return null

  async function set(status: Status) {
    setAsked(undefined)
    await attempt(async () => {
      await act(`/orders/${order!.id}/status`, { status })
      return 'orders.status_changed'
    })
  }

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {order.next_statuses.map((status) => (
        <Button
          key={status}
          variant={status === 'cancelled' ? 'outlined' : 'contained'}
          color={status === 'cancelled' ? 'error' : 'primary'}
          onClick={() => setAsked(status)}
        >
          {translate(`orders.set.${status}`)}
        </Button>
      ))}
      <Confirm
        isOpen={asked !== undefined && asked !== 'shipped'}
        title={translate(`orders.set.${asked ?? 'processing'}`)}
        content={translate(asked === 'cancelled' ? 'orders.ask_cancel' : 'orders.ask_status', {
          id: order.id,
          status: translate(`orders.status.${asked ?? 'processing'}`),
        })}
        onConfirm={() => void set(asked!)}
        onClose={() => setAsked(undefined)}
      />
      {asked === 'shipped' && <ShipOrder id={order.id} onClose={() => setAsked(undefined)} />}
    </Stack>
  )
}
