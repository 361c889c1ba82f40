import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import type Order from '#catalogue/orders/models/order'
import { withProgress, type default as OrderLine } from '#catalogue/orders/models/order_line'
import Parcel from './models/parcel.js'
import ParcelLine from './models/parcel_line.js'

/** Who carries a parcel and what they call it; empty where nobody knows or says. */
export interface Consignment {
  carrier: string
  reference: string
}

/** A parcel of an order that leaves the house now. */
export interface NewParcel extends Partial<Consignment> {
  orderId: number
  /** The staff member; left out where the shop itself sends. */
  actorId?: number
}

/** How many pieces of which line. */
export interface PackedLine {
  lineId: number
  quantity: number
}

/** The lines of a held order, with how far each has come. */
export async function linesIn(order: Order): Promise<OrderLine[]> {
  await order.load('lines', withProgress)
  return order.lines
}

/** Writes down that a parcel left, with what lies in it. The order must be held. */
export async function writeParcel(
  { client }: Transaction,
  { orderId, carrier = '', reference = '', actorId }: NewParcel,
  packed: PackedLine[]
): Promise<Parcel> {
  const sent = { sentAt: clock.now(), actorId: actorId ?? null }
  const parcel = await Parcel.create({ orderId, carrier, reference, ...sent }, { client })
  const lines = packed.map(({ lineId, quantity }) => {
    return { parcelId: parcel.id, orderLineId: lineId, quantity }
  })
  await ParcelLine.createMany(lines, { client })
  return parcel
}

/** Sends what is left of an order in one parcel; nothing where nothing is left. */
export async function sendRest(
  trx: Transaction,
  order: Order,
  sender: Omit<NewParcel, 'orderId'>
): Promise<void> {
  const rest = (await linesIn(order)).filter(({ left }) => left > 0)
  if (!rest.length) return
  const packed = rest.map(({ id, left }) => ({ lineId: id, quantity: left }))
  await writeParcel(trx, { orderId: order.id, ...sender }, packed)
}

/** Whether a part of an order left the house already. */
export async function hasParcel({ client }: Transaction, orderId: number): Promise<boolean> {
  return (await Parcel.findBy({ orderId }, { client })) !== null
}

/** The parcels of an order that are still on their way. */
export function parcelsUnderWay({ client }: Transaction, orderId: number): Promise<Parcel[]> {
  return Parcel.query({ client }).where({ orderId }).whereNull('deliveredAt').orderBy('id').exec()
}

/** A parcel arrives now, or at the moment it was sent where the clock went back since then. */
export async function arrive(parcel: Parcel): Promise<void> {
  await parcel.merge({ deliveredAt: Math.max(clock.now(), parcel.sentAt) }).save()
}
