import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { DONE_KEPT_MS } from './constants.js'
import OutboxMessage from './models/outbox_message.js'

/** Messages one transaction removes at most, so that nobody waits for the lock for long. */
const BATCH = 5000

/** Removes messages whose time is over: carried out or closed long ago. What waits or was laid aside stays. */
export async function forgetDoneMessages(trx: Transaction): Promise<void> {
  const before = clock.now() - DONE_KEPT_MS
  const old = OutboxMessage.query(trx).select('id').where('doneAt', '<=', before)
  const ids = (await old.orderBy('doneAt').limit(BATCH)).map(({ id }) => id)
  if (ids.length) await OutboxMessage.query(trx).whereIn('id', ids).delete()
}
