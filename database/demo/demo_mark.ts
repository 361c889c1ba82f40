import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'

/** What the shop's database holds: nothing, the demo or half of it, or something else. */
export type ShopState = 'empty' | 'filled' | 'half filled' | 'in use'

/** Key of the settings row that tells a demo from any other shop. */
const MARK_KEY = 'demo_filling'

const SET_MARK = `INSERT INTO settings (key, value, updated_at) VALUES (?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`

const anything = `SELECT 1 AS used WHERE EXISTS (SELECT 1 FROM members)
  OR EXISTS (SELECT 1 FROM products) OR EXISTS (SELECT 1 FROM staff_members)`

/** Notes that a filling began or ended; in between, the database holds half a demo. */
export async function markFilling(trx: Transaction, step: 'begun' | 'ended'): Promise<void> {
  await rows(trx, SET_MARK, [MARK_KEY, JSON.stringify(step), clock.now()])
}

/** Looks at what the shop's database holds. */
export function stateOfShop(): Promise<ShopState> {
  return transaction(async (trx) => {
    const sql = 'SELECT value FROM settings WHERE key = ?'
    const [mark] = await rows<{ value: string }>(trx, sql, [MARK_KEY])
    if (mark) return JSON.parse(mark.value) === 'ended' ? 'filled' : 'half filled'
    return (await rows(trx, anything)).length > 0 ? 'in use' : 'empty'
  })
}
