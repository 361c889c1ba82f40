import { MAIL, type MailPayload } from '#app/outbox/letters'
import type { OutboxMessage } from '#app/outbox/outbox'
import type { Locale } from '#config/i18n'
import { linkTo } from '../orders/member_mail.js'
import { pathOfOrder } from '../orders/order_mails.js'
import type { Shipping } from '../orders/shipping.js'
import { figureIn, wholeTitle } from '../products/localized.js'
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
  shipping: Shipping
  lines: OrderedLine[]
}

/** The mail that confirms an order; it goes out once, after the order stands. */
export function confirmationOf(order: ConfirmedOrder): OutboxMessage<MailPayload> {
  const { id, total, availablePoints, buyer, shipping, lines } = order
  const { locale } = buyer
  return {
    topic: MAIL,
    dedupeKey: `order-confirmation:${id}`,
    memberId: buyer.id,
    payload: {
      to: buyer.email,
      key: 'mail.order',
      template: 'order',
      locale,
      values: {
        order: String(id),
        link: linkTo(pathOfOrder(id)),
        total: figureIn(total, locale),
        available_points: availablePoints,
        address: addressLines(shipping, locale),
        lines: lines.map((line) => ({
          title: wholeTitle(line, locale),
          quantity: line.quantity,
          points: figureIn(line.price * line.quantity, locale),
        })),
      },
    },
  }
}

function addressLines(shipping: Shipping, locale: Locale): string[] {
  const { last_name: last, first_name: first } = shipping
  const name = locale === 'hu' ? `${last} ${first}` : `${first} ${last}`
  const street = `${shipping.address} ${shipping.house_number}`
  return [name, `${shipping.zip} ${shipping.city}`, street]
}
