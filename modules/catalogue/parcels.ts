import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { GIVEN_UP } from './remainders.js'

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

/** Pieces of a line that lie in parcels already. Expects the line as `l`. */
export const SENT = `(SELECT COALESCE(SUM(s.quantity), 0) FROM parcel_lines s WHERE s.order_line_id = l.id)`

const PARCEL = `INSERT INTO parcels (order_id, carrier, reference, sent_at, actor_id)
  VALUES (?, ?, ?, ?, ?) RETURNING id`

// The guard stands in the statement that writes: no line goes out in more pieces than were ordered.
const PACK = `INSERT INTO parcel_lines (parcel_id, order_line_id, quantity)
  SELECT CAST(? AS INTEGER), l.id, CAST(? AS INTEGER) FROM order_lines l
  WHERE l.id = ? AND l.order_id = ? AND ${SENT} + ${GIVEN_UP} + CAST(? AS INTEGER) <= l.quantity
  RETURNING id`

const PACK_REST = `INSERT INTO parcel_lines (parcel_id, order_line_id, quantity)
  SELECT CAST(? AS INTEGER), l.id, l.quantity - ${SENT} FROM order_lines l
  WHERE l.order_id = ? AND l.quantity > ${SENT} ORDER BY l.id`

const LEFT = `SELECT COALESCE(SUM(l.quantity - ${SENT} - ${GIVEN_UP}), 0) AS pieces
  FROM order_lines l WHERE l.order_id = ?`

const ARRIVE = `UPDATE parcels SET delivered_at = CASE WHEN sent_at > ? THEN sent_at ELSE ? END
  WHERE order_id = ? AND delivered_at IS NULL`

/** Writes down that a parcel left; what lies in it comes right after. */
export async function openParcel(
  trx: Transaction,
  { orderId, carrier = '', reference = '', actorId }: NewParcel
): Promise<number> {
  const values = [orderId, carrier, reference, clock.now(), actorId ?? null]
  const [{ id }] = await rows<{ id: number }>(trx, PARCEL, values)
  return id
}

/**
 * Puts pieces of a line of the order into a parcel. The order must be held.
 *
 * @returns false where the order has no such line or fewer pieces of it are left
 */
export async function pack(
  trx: Transaction,
  { parcelId, orderId, ...line }: { parcelId: number; orderId: number } & PackedLine
): Promise<boolean> {
  const values = [parcelId, line.quantity, line.lineId, orderId, line.quantity]
  return (await rows(trx, PACK, values)).length > 0
}

/** How many pieces of which line. */
export interface PackedLine {
  lineId: number
  quantity: number
}

/** Sends what is left of an order in one parcel; nothing where nothing is left. */
export async function sendRest(trx: Transaction, parcel: NewParcel): Promise<void> {
  if ((await piecesLeft(trx, parcel.orderId)) === 0) return
  const parcelId = await openParcel(trx, parcel)
  await rows(trx, PACK_REST, [parcelId, parcel.orderId])
}

/** Pieces of an order that have not left the house. */
export async function piecesLeft(trx: Transaction, orderId: number): Promise<number> {
  const [{ pieces }] = await rows<{ pieces: number }>(trx, LEFT, [orderId])
  return Number(pieces)
}

/** Whether a part of an order left the house already. */
export async function hasParcel(trx: Transaction, orderId: number): Promise<boolean> {
  const sql = 'SELECT id FROM parcels WHERE order_id = ? LIMIT 1'
  return (await rows(trx, sql, [orderId])).length > 0
}

/** Whether pieces of this line left the house already. */
export async function isSent(trx: Transaction, lineId: number): Promise<boolean> {
  const sql = 'SELECT id FROM parcel_lines WHERE order_line_id = ? LIMIT 1'
  return (await rows(trx, sql, [lineId])).length > 0
}

const WAITING = 'SELECT id FROM parcels WHERE order_id = ? AND delivered_at IS NULL LIMIT 1'

/** Whether none of the parcels of an order is still on its way. */
export async function allArrived(trx: Transaction, orderId: number): Promise<boolean> {
  return (await rows(trx, WAITING, [orderId])).length === 0
}

/** An order arrived: so did every parcel of it that nobody wrote an arrival down for. */
export async function deliverParcels(trx: Transaction, orderId: number): Promise<void> {
  const now = clock.now()
  await rows(trx, ARRIVE, [now, now, orderId])
}
