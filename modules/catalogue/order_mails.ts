import type { Locale } from '#config/i18n'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { memberIn } from '#auth'
import { wholeTitle, type Chosen } from './localized.js'
import { mailMember } from './member_mail.js'
import type { OrderStatus } from './order_status.js'
import type { Consignment } from './parcels.js'
import type { LeftLine } from './remainders.js'

/** A step of an order that its member is told of. */
export interface ToldStep {
  orderId: number
  memberId: number
  status: OrderStatus
  /** Points a cancelled order gave back just now. */
  returned: number
}

/** The steps that members are written about; the others they see on the page of the order. */
const TOLD: readonly OrderStatus[] = ['shipped', 'cancelled']

/** Writes to the member that an order is on its way or was cancelled. */
export async function tellOfStep(
  trx: Transaction,
  { orderId, memberId, status, returned }: ToldStep
): Promise<void> {
  if (!TOLD.includes(status)) return
  const member = await memberIn(trx, memberId)
  // Nobody reads the mails of a deleted member.
  if (!member) return
  const parcels = await parcelsIn(trx, orderId)
  const numbered = parcels.filter(({ reference }) => reference)
  const others = parcels.filter(({ reference }) => !reference).map(({ carrier }) => carrier)
  const carriers = [...new Set(others)].filter(Boolean)
  await mailMember(trx, member, {
    key: `mail.order_${status}`,
    dedupeKey: `order-${status}:${orderId}`,
    path: pathOfOrder(orderId),
    valuesIn: () => ({
      order: String(orderId),
      points: returned,
      count: numbered.length,
      parcels: numbered.map(nameOf).join(', '),
      carriers: carriers.join(', ') || NOBODY,
    }),
  })
}

/** The texts choose by this word where nobody knows a name. */
const NOBODY = 'none'

const PARCELS = 'SELECT carrier, reference FROM parcels WHERE order_id = ? ORDER BY id'

/** What can be told of the parcels of an order. */
function parcelsIn(trx: Transaction, orderId: number): Promise<Consignment[]> {
  return rows<Consignment>(trx, PARCELS, [orderId])
}

/** What a parcel with a number is called outside the house: "GLS 123456". */
function nameOf({ carrier, reference }: Consignment): string {
  return `${carrier} ${reference}`.trim()
}

/** A part of an order that left, as its member is told. */
export interface ToldParcel extends Consignment {
  orderId: number
  memberId: number
  parcelId: number
}

/** Writes to the member that a part of an order is on its way and the rest follows. */
export async function tellOfParcel(
  trx: Transaction,
  { orderId, memberId, parcelId, ...consignment }: ToldParcel
): Promise<void> {
  const member = await memberIn(trx, memberId)
  if (!member) return
  const { carrier, reference } = consignment
  await mailMember(trx, member, {
    key: 'mail.order_part_shipped',
    dedupeKey: `order-parcel:${parcelId}`,
    path: pathOfOrder(orderId),
    valuesIn: () => ({
      order: String(orderId),
      parcel: reference ? nameOf(consignment) : NOBODY,
      carrier: (!reference && carrier) || NOBODY,
    }),
  })
}

/** Which gift replaced which, as the member is told. */
export interface ToldSubstitution {
  orderId: number
  memberId: number
  lineId: number
  quantity: number
  /** As it was ordered. */
  ordered: Chosen
  /** What goes out for it. */
  replacement: Chosen
  /** Points that came back. */
  credited: number
}

/** Writes to the member that another gift goes out, and what came back for it. */
export async function tellOfSubstitution(
  trx: Transaction,
  { orderId, memberId, lineId, quantity, ordered, replacement, credited }: ToldSubstitution
): Promise<void> {
  const member = await memberIn(trx, memberId)
  if (!member) return
  await mailMember(trx, member, {
    key: 'mail.order_substituted',
    dedupeKey: `order-substituted:${lineId}`,
    path: pathOfOrder(orderId),
    valuesIn: (locale) => ({
      order: String(orderId),
      ordered: wholeTitle(ordered, locale),
      replacement: wholeTitle(replacement, locale),
      quantity,
      points: credited,
    }),
  })
}

/** What of an order will not be sent, as its member is told. */
export interface ToldRest {
  orderId: number
  memberId: number
  lines: LeftLine[]
  /** Points that came back. */
  credited: number
}

/** Writes to the member that the rest of an order cannot be sent, and what came back for it. */
export async function tellOfRest(
  trx: Transaction,
  { orderId, memberId, lines, credited }: ToldRest
): Promise<void> {
  const member = await memberIn(trx, memberId)
  if (!member) return
  await mailMember(trx, member, {
    key: 'mail.order_rest_cancelled',
    dedupeKey: `order-rest-cancelled:${orderId}`,
    path: pathOfOrder(orderId),
    valuesIn: (locale) => ({
      order: String(orderId),
      gifts: lines.map((line) => `${line.quantity} × ${titleOf(line, locale)}`).join(', '),
      points: credited,
    }),
  })
}

function titleOf({ variations, ...titles }: LeftLine, locale: Locale): string {
  return wholeTitle({ ...titles, variations: JSON.parse(variations) }, locale)
}

/** Where a member follows an order. */
export function pathOfOrder(orderId: number): string {
  return `/rendelesek/${orderId}`
}
