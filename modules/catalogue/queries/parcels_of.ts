import { shopReader } from '#app/database/engine'

/** A parcel that left for a member. */
export interface Parcel {
  id: number
  /** Who carries it; empty where nobody wrote it down. */
  carrier: string
  /** What the carrier calls it; empty where nobody wrote it down. */
  reference: string
  /** Epoch milliseconds. */
  sentAt: number
  /** Epoch milliseconds; null as long as it has not arrived. */
  deliveredAt: number | null
  /** What lies in it: pieces by line of the order. */
  lines: { lineId: number; quantity: number }[]
}

const PARCELS = `SELECT p.id, p.carrier, p.reference, p.sent_at AS "sentAt",
    p.delivered_at AS "deliveredAt", l.order_line_id AS "lineId", l.quantity
  FROM parcels p JOIN parcel_lines l ON l.parcel_id = p.id
  WHERE p.order_id = ? ORDER BY p.id, l.order_line_id`

/** The parcels of an order with what lies in each, the first one first. */
export async function parcelsOf(orderId: number): Promise<Parcel[]> {
  type Row = Omit<Parcel, 'lines'> & Parcel['lines'][number]
  const parcels = new Map<number, Parcel>()
  for (const { lineId, quantity, ...row } of await shopReader().rows<Row>(PARCELS, [orderId])) {
    const parcel = parcels.get(row.id) ?? { ...row, lines: [] }
    parcels.set(row.id, parcel)
    parcel.lines.push({ lineId, quantity })
  }
  return [...parcels.values()]
}
