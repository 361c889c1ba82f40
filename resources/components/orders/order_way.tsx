import { Check, X } from 'lucide-react'
import { classNames } from '~/components/ui/class_names'
import { Icon } from '~/components/ui/icon'
import { formatDateTime } from '~/format/date'
import { useLocale, useT } from '~/translation/use_t'
import { WAY, type FollowedOrder, type OrderStatus } from './order_types'

interface Stop {
  status: OrderStatus
  /** When it was reached, in ms; undefined where it lies ahead or nobody wrote it down. */
  at?: number
  /** The order was here or is here now. */
  isReached: boolean
}

/** The way of an order as a line of stops with their times. */
export function OrderWay({ order }: { order: Pick<FollowedOrder, 'status' | 'steps'> }) {
  const t = useT()
  const locale = useLocale()
  const stops = stopsOf(order)
  return (
    <ol className="order-way" aria-label={t('orders.way')}>
      {stops.map(({ status, at, isReached }, index) => (
        <li
          key={status}
          className={classNames(
            isReached ? (status === 'cancelled' ? 'ended' : 'done') : 'ahead',
            stops[index + 1]?.isReached && 'passed',
            status === order.status && 'now'
          )}
          aria-current={status === order.status ? 'step' : undefined}
        >
          <span className="stop">
            {isReached && <Icon of={status === 'cancelled' ? X : Check} size="xs" />}
          </span>
          <span className="t">
            <b>{t(`orders.status.${status}`)}</b>
            {at !== undefined && (
              <time className="small soft" dateTime={new Date(at).toISOString()}>
                {formatDateTime(at, locale)}
              </time>
            )}
            {!isReached && <span className="sr">{t('orders.ahead')}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A cancelled order shows where it was; every other one the whole way. */
function stopsOf({ status, steps }: Pick<FollowedOrder, 'status' | 'steps'>): Stop[] {
  if (status === 'cancelled') {
    return steps.map((step) => ({ status: step.status, at: step.happened_at, isReached: true }))
  }
  const here = WAY.indexOf(status)
  return WAY.map((stop, index) => ({
    status: stop,
    at: steps.find((step) => step.status === stop)?.happened_at,
    isReached: index <= here,
  }))
}
