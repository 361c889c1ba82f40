import type { Transaction } from '#app/transaction'
import { memberIn } from '#auth'
import Parcel from '../desk/models/parcel.js'
import { wholeTitle } from '../products/localized.js'
import { chosenIn, type CopiedGift } from './copied_gift.js'
import { mailMember, type MemberMail } from './member_mail.js'
import type Order from './models/order.js'

/** The steps that members are written about; the others they see on the page of the order. */
const TOLD: readonly string[] = ['shipped', 'cancelled']

/** The texts choose by this word where nobody knows a name. */
const NOBODY = 'none'

/**
 * Writes to the member that an order is on its way or was cancelled.
 *
 * @param returned points a cancelled order gave back just now
 */
export async function tellOfStep(trx: Transaction, order: Order, returned: number): Promise<void> {
  const { id, status } = order
  if (!TOLD.includes(status)) return
  const parcels = await Parcel.query({ client: trx.client }).where('orderId', id).orderBy('id')
  const numbered = parcels.filter(({ reference }) => reference)
  const others = parcels.filter(({ reference }) => !reference).map(({ carrier }) => carrier)
  const carriers = [...new Set(others)].filter(Boolean)
  await tell(trx, order, {
    key: `mail.order_${status}`,
    dedupeKey: `order-${status}:${id}`,
    valuesIn: () => ({
      points: returned,
      count: numbered.length,
      parcels: numbered.map(nameOf).join(', '),
      carriers: carriers.join(', ') || NOBODY,
    }),
  })
}

/** What a parcel with a number is called outside the house: "GLS 123456". */
function nameOf({ carrier, reference }: Parcel): string {
  return `${carrier} ${reference}`.trim()
}

/** Writes to the member that a part of an order is on its way and the rest follows. */
export function tellOfParcel(trx: Transaction, order: Order, parcel: Parcel): Promise<void> {
  const { id, carrier, reference } = parcel
  return tell(trx, order, {
    key: 'mail.order_part_shipped',
    dedupeKey: `order-parcel:${id}`,
    valuesIn: () => ({
      parcel: reference ? nameOf(parcel) : NOBODY,
      carrier: (!reference && carrier) || NOBODY,
    }),
  })
}

/** Which gift replaced which, as the member is told. */
export interface ToldSubstitution {
  /** As it was ordered. */
  line: CopiedGift & { id: number; quantity: number }
  /** What goes out for it. */
  replacement: CopiedGift
  /** Points that came back. */
  credited: number
}

/** Writes to the member that another gift goes out, and what came back for it. */
export function tellOfSubstitution(
  trx: Transaction,
  order: Order,
  { line, replacement, credited }: ToldSubstitution
): Promise<void> {
  return tell(trx, order, {
    key: 'mail.order_substituted',
    dedupeKey: `order-substituted:${line.id}`,
    valuesIn: (locale) => ({
      ordered: wholeTitle(chosenIn(line), locale),
      replacement: wholeTitle(chosenIn(replacement), locale),
      quantity: line.quantity,
      points: credited,
    }),
  })
}

/** What of an order will not be sent, as its member is told. */
export interface ToldRest {
  gifts: { gift: CopiedGift; quantity: number }[]
  /** Points that came back. */
  credited: number
}

/** Writes to the member that the rest of an order cannot be sent, and what came back for it. */
export function tellOfRest(
  trx: Transaction,
  order: Order,
  { gifts, credited }: ToldRest
): Promise<void> {
  return tell(trx, order, {
    key: 'mail.order_rest_cancelled',
    dedupeKey: `order-rest-cancelled:${order.id}`,
    valuesIn: (locale) => ({
      gifts: gifts
        .map(({ gift, quantity }) => `${quantity} × ${wholeTitle(chosenIn(gift), locale)}`)
        .join(', '),
      points: credited,
    }),
  })
}

/** Writes to the member of an order; nobody reads the mails of a deleted member. */
async function tell(trx: Transaction, order: Order, mail: Omit<MemberMail, 'path'>): Promise<void> {
  const member = await memberIn(trx, order.memberId)
  if (!member) return
  await mailMember(trx, member, {
    ...mail,
    path: pathOfOrder(order.id),
    valuesIn: (locale) => ({ order: String(order.id), ...mail.valuesIn(locale) }),
  })
}

/** Where a member follows an order. */
export function pathOfOrder(orderId: number): string {
  return `/rendelesek/${orderId}`
}
