import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Locale } from '#config/i18n'
import { sendLater } from '#app/outbox/outbox'
import type { OrderedLine } from './order_checks.js'

/** The member who orders. */
export interface Buyer {
  id: number
  email: string
  locale: Locale
}

/** What the confirmation tells. */
export interface ConfirmedOrder {
  id: number
  total: number
  availablePoints: number
  buyer: Buyer
  lines: OrderedLine[]
}

/** Writes the mail that confirms an order; it goes out once, after the order stands. */
export async function confirmOrder(
  trx: TransactionClientContract,
  order: ConfirmedOrder
): Promise<void> {
  const { id, total, availablePoints, buyer, lines } = order
  const title = buyer.locale === 'hu' ? 'title_hu' : 'title_en'
  await sendLater(trx, {
    topic: 'mail',
    dedupeKey: `order-confirmation:${id}`,
    memberId: buyer.id,
    payload: {
      to: buyer.email,
      key: 'mail.order',
      template: 'order',
      locale: buyer.locale,
      values: {
        order: id,
        total,
        available_points: availablePoints,
        lines: lines.map((line) => ({
          title: [line[title], ...line.variations.map(({ value }) => value[title])].join(', '),
          quantity: line.quantity,
          points: line.price * line.quantity,
        })),
      },
    },
  })
}
