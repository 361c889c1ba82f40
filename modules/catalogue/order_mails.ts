import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#app/database/statement'
import { findMember } from '#auth'
import { mailMember } from './member_mail.js'
import type { OrderStatus } from './order_status.js'

/** A step of an order that its member is told of. */
export interface ToldStep {
  orderId: number
  memberId: number
  status: OrderStatus
  /** Points the order cost; a cancelled one gave them back. */
  total: number
}

/** The steps that members are written about; the others they see on the page of the order. */
const TOLD: readonly OrderStatus[] = ['shipped', 'cancelled']

/** Writes to the member that an order is on its way or was cancelled. */
export async function tellOfStep(
  trx: TransactionClientContract,
  { orderId, memberId, status, total }: ToldStep
): Promise<void> {
  if (!TOLD.includes(status)) return
  const member = await findMember(memberId)
  // Nobody reads the mails of a deleted member.
  if (!member) return
  const parcels = await parcelsIn(trx, orderId)
  await mailMember(trx, member, {
    key: `mail.order_${status}`,
    dedupeKey: `order-${status}:${orderId}`,
    path: pathOfOrder(orderId),
    valuesIn: () => ({
      order: String(orderId),
      points: total,
      count: parcels.length,
      parcels: parcels.join(', '),
    }),
  })
}

const PARCELS = 'SELECT carrier, reference FROM parcels WHERE order_id = ? ORDER BY id'

/** What can be told of the parcels of an order: "GLS 123456". */
async function parcelsIn(trx: TransactionClientContract, orderId: number): Promise<string[]> {
  type Row = { carrier: string; reference: string }
  const parcels = await rows<Row>(trx, PARCELS, [orderId])
  return parcels.map(({ carrier, reference }) => `${carrier} ${reference}`.trim()).filter(Boolean)
}

/** Where a member follows an order. */
export function pathOfOrder(orderId: number): string {
  return `/rendelesek/${orderId}`
}
