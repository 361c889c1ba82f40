import { wholeTitle } from '../../localized.js'
import { ORDER_TRANSITIONS, type OrderStatus } from '../../order_status.js'
import { parcelsOf } from '../parcels_of.js'
import { remaindersOf } from '../remainders_of.js'
import { substitutionsOf } from '../substitutions_of.js'

/** A line of an order as the back-office reads it. */
interface Line {
  id: number
  quantity: number
}

/**
 * How far the lines of an order have come: its parcels, how many pieces of each line are on their
 * way, what goes out in place of what, and the steps the order may take because of it.
 */
export async function fulfilmentOf<Read extends Line>(
  { id, status }: { id: number; status: OrderStatus },
  lines: Read[]
) {
  const [parcels, substitutions, remainders] = await Promise.all([
    parcelsOf(id),
    substitutionsOf(id),
    remaindersOf(id),
  ])
  const sent = new Map<number, number>()
  for (const { lineId, quantity } of parcels.flatMap((parcel) => parcel.lines)) {
    sent.set(lineId, (sent.get(lineId) ?? 0) + quantity)
  }
  const replaced = new Map(substitutions.map((one) => [one.lineId, one]))
  const isOpen = status === 'received' || status === 'processing'
  return {
    // What has begun to leave the house cannot be cancelled.
    next_statuses: ORDER_TRANSITIONS[status].filter((to) => to !== 'cancelled' || !parcels.length),
    // What of it has not left can be given up only then.
    can_cancel_rest: status === 'processing' && parcels.length > 0,
    lines: lines.map((line) => {
      const replacement = replaced.get(line.id)
      return {
        ...line,
        sent: sent.get(line.id) ?? 0,
        given_up: remainders.get(line.id) ?? null,
        replacement: replacement
          ? { title: wholeTitle(replacement, 'hu'), credited: replacement.credited }
          : null,
        is_replaceable: isOpen && !replacement && !sent.has(line.id),
      }
    }),
    parcels: parcels.map(({ sentAt, deliveredAt, lines: packed, ...parcel }) => ({
      ...parcel,
      sent_at: sentAt,
      delivered_at: deliveredAt,
      lines: packed.map(({ lineId, quantity }) => ({ line_id: lineId, quantity })),
    })),
  }
}
