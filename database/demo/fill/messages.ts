import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** How long ago something may have happened that is still worth a message, in ms. */
const FRESH_MS = 86_400_000

/**
 * Marks the messages of the invented year as carried out: mails about orders of last winter must
 * not go out on the day of the filling.
 */
export async function settleMessages(trx: Transaction): Promise<void> {
  const now = clock.now()
  const sql = 'UPDATE outbox_messages SET done_at = ? WHERE done_at IS NULL AND created_at < ?'
  await rows(trx, sql, [now, now - FRESH_MS])
}
