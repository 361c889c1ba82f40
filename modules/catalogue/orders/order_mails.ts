import { MAIL } from '#app/outbox/letters'
import {
  inEveryLanguage,
  notify,
  type Notice,
  type NoticeType,
  type NoticeValue,
} from '#app/outbox/notices'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import { memberIn } from '#auth'
import Parcel from '../desk/models/parcel.js'
import { wholeTitle } from '../products/localized.js'
import { chosenIn, type CopiedGift } from './copied_gift.js'
import { memberMail, type MemberMail } from './member_mail.js'
import type Order from './models/order.js'

/** The steps that members are written a mail about; of the others they are told in the shop. */
const MAILED: readonly string[] = ['shipped', 'cancelled']

/** Tidings whose mail a member may switch off; what changes an order against the member's will is always written. */
const SWITCHABLE: readonly string[] = ['order_shipped', 'order_part_shipped']

/** The texts choose by this word where nobody knows a name. */
const NOBODY = 'none'

/**
 * Tells the member which step an order took; that it is on its way or cancelled in a mail too.
 *
 * @param returned points a cancelled order gave back just now
 */
export async function tellOfStep(trx: Transaction, order: Order, returned: number): Promise<void> {
  const { id, status } = order
  const told = { key: `order_${status}`, cause: id, values: { points: returned } }
  if (!MAILED.includes(status)) return tell(trx, order, told)
  const parcels = await Parcel.query({ client: trx.client }).where('orderId', id).orderBy('id')
  const numbered = parcels.filter(({ reference }) => reference)
  const others = parcels.filter(({ reference }) => !reference).map(({ carrier }) => carrier)
  const carriers = [...new Set(others)].filter(Boolean)
  await tell(trx, order, {
    ...told,
    mail: {
      key: `mail.order_${status}`,
      dedupeKey: `order-${status}:${id}`,
      valuesIn: () => ({
        points: returned,
        count: numbered.length,
        parcels: numbered.map(nameOf).join(', '),
        carriers: carriers.join(', ') || NOBODY,
      }),
    },
  })
}

/** What a parcel with a number is called outside the house: "GLS 123456". */
function nameOf({ carrier, reference }: Parcel): string {
  return `${carrier} ${reference}`.trim()
}

/** Tells the member that a part of an order is on its way and the rest follows. */
export function tellOfParcel(trx: Transaction, order: Order, parcel: Parcel): Promise<void> {
  const { id, carrier, reference } = parcel
  return tell(trx, order, {
    key: 'order_part_shipped',
    cause: id,
    mail: {
      key: 'mail.order_part_shipped',
      dedupeKey: `order-parcel:${id}`,
      valuesIn: () => ({
        parcel: reference ? nameOf(parcel) : NOBODY,
        carrier: (!reference && carrier) || NOBODY,
      }),
    },
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

/** Tells the member that another gift goes out, and what came back for it. */
export function tellOfSubstitution(
  trx: Transaction,
  order: Order,
  { line, replacement, credited: points }: ToldSubstitution
): Promise<void> {
  const [ordered, instead] = [titlesOf(line), titlesOf(replacement)]
  return tell(trx, order, {
    key: 'order_substituted',
    cause: line.id,
    values: { ordered, replacement: instead, points },
    mail: {
      key: 'mail.order_substituted',
      dedupeKey: `order-substituted:${line.id}`,
      valuesIn: (locale) => ({
        ordered: ordered[locale],
        replacement: instead[locale],
        quantity: line.quantity,
        points,
      }),
    },
  })
}

/** What of an order will not be sent, as its member is told. */
export interface ToldRest {
  gifts: { gift: CopiedGift; quantity: number }[]
  /** Points that came back. */
  credited: number
}

/** Tells the member that the rest of an order cannot be sent, and what came back for it. */
export function tellOfRest(
  trx: Transaction,
  order: Order,
  { gifts, credited: points }: ToldRest
): Promise<void> {
  return tell(trx, order, {
    key: 'order_rest_cancelled',
    cause: order.id,
    values: { points },
    mail: {
      key: 'mail.order_rest_cancelled',
      dedupeKey: `order-rest-cancelled:${order.id}`,
      valuesIn: (locale) => ({
        gifts: gifts
          .map(({ gift, quantity }) => `${quantity} × ${titlesOf(gift)[locale]}`)
          .join(', '),
        points,
      }),
    },
  })
}

/** The whole titles of a gift as it was ordered. */
function titlesOf(gift: CopiedGift) {
  const chosen = chosenIn(gift)
  return inEveryLanguage((locale) => wholeTitle(chosen, locale))
}

/** What a member is told of an order in the shop, and in a mail where there is one. */
interface Told {
  key: string
  /** Tells two tidings of one key apart. */
  cause: number
  values?: Record<string, NoticeValue>
  mail?: Omit<MemberMail, 'path'>
}

async function tell(trx: Transaction, order: Order, told: Told): Promise<void> {
  const { id: orderId, memberId } = order
  const { key, cause, values } = told
  const mail = await mailOf(trx, order, told)
  const isSwitchable = SWITCHABLE.includes(key)
  if (mail && !isSwitchable) await sendLater(trx, { topic: MAIL, memberId, ...mail })
  await notify(trx, {
    memberId,
    dedupeKey: `${key}:${cause}`,
    notice: orderNotice(orderId, key, values),
    mail: isSwitchable ? mail : undefined,
  })
}

/** Nobody reads the mails of a deleted member. */
async function mailOf(trx: Transaction, order: Order, { mail }: Told) {
  const member = mail && (await memberIn(trx, order.memberId))
  if (!member) return undefined
  return memberMail(member, {
    ...mail,
    path: pathOfOrder(order.id),
    valuesIn: (locale) => ({ order: String(order.id), ...mail.valuesIn(locale) }),
  })
}

/** A notice of an order, which leads to its page. */
export function orderNotice(
  orderId: number,
  key: string,
  values: Record<string, NoticeValue> = {}
): Notice {
  return {
    topic: 'order',
    type: LOOKS[key] ?? 'info',
    key,
    values: { points: 0, ...values, order: String(orderId) },
    path: pathOfOrder(orderId),
    about: `order:${orderId}`,
  }
}

const LOOKS: Record<string, NoticeType> = {
  order_cancelled: 'warning',
  order_rest_cancelled: 'warning',
  order_substituted: 'warning',
  order_delivered: 'success',
}

/** Where a member follows an order. */
export function pathOfOrder(orderId: number): string {
  return `/rendelesek/${orderId}`
}
