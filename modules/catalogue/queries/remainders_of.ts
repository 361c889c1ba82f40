import { shopReader } from '#app/database/engine'

/** What of a line will not be sent. */
export type Remainder = {
  /** Pieces. */
  quantity: number
  /** Points that came back for them. */
  credited: number
}

const REMAINDERS = `SELECT order_line_id AS "lineId", quantity, credited
  FROM order_remainders WHERE order_id = ?`

/** What of an order will not be sent, by line. */
export async function remaindersOf(orderId: number): Promise<Map<number, Remainder>> {
  const found = await shopReader().rows<Remainder & { lineId: number }>(REMAINDERS, [orderId])
  return new Map(found.map(({ lineId, ...remainder }) => [lineId, remainder]))
}
