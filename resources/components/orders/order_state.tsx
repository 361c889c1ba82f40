import { Badge, type BadgeLook } from '~/components/ui/badge'
import { useT } from '~/translation/use_t'
import type { OrderStatus } from './order_types'

const LOOKS: Record<OrderStatus, BadgeLook> = {
  received: 'info',
  processing: 'info',
  shipped: 'warn',
  delivered: 'enough',
  cancelled: 'neutral',
}

/** Where an order stands, in a word. */
export function OrderState({ status }: { status: OrderStatus }) {
  const t = useT()
  return <Badge look={LOOKS[status]}>{t(`orders.status.${status}`)}</Badge>
}
