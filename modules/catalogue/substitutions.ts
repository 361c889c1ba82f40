import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** Points that substitutions in an order gave back. */
export async function creditedOf(trx: Transaction, orderId: number): Promise<number> {
  const sql = `SELECT COALESCE(SUM(credited), 0) AS points FROM order_substitutions
    WHERE order_id = ?`
  const [{ points }] = await rows<{ points: number }>(trx, sql, [orderId])
  return Number(points)
}

/** The names a substitution moves stock under: what comes back, or is lost, and what is taken. */
export const returnedBy = (lineId: number) => `substitute:${lineId}:returned`
export const lostBy = (lineId: number) => `substitute:${lineId}:lost`
export const takenBy = (lineId: number) => `substitute:${lineId}:taken`
