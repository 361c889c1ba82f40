import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { recordAudit, type Actor } from '#app/audit/audit'
import type { AuditKind } from '#app/audit/kinds'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { afterCommit, type Transaction } from '#app/transaction'
import { MESSAGES_CLOSED, tellFollowers, type ClosedMessage } from './facts.js'
import OutboxMessage from './models/outbox_message.js'
import { nudgeOutbox } from './worker.js'

/** Messages that were laid aside and wait for somebody's word. */
type LaidAside = ModelQueryBuilderContract<typeof OutboxMessage>

/** What is told is what the statement itself has ended: another one may have been laid aside, or sent again, a moment before. */
const WAITS = 'dead_at IS NOT NULL AND done_at IS NULL'
const CLOSED = 'RETURNING topic, dedupe_key AS "dedupeKey", member_id AS "memberId"'
const CLOSE = `UPDATE outbox_messages SET done_at = ?, payload = '' WHERE id = ? AND ${WAITS} ${CLOSED}`
const PURGE = `DELETE FROM outbox_messages WHERE dead_at < ? AND ${WAITS} ${CLOSED}`

/** One message or all of a topic. */
export interface WantedMessages {
  id?: number
  topic?: string
}

/** The messages laid aside that are meant, in a transaction or to be counted. */
export function laidAside({ id, topic }: WantedMessages, trx?: Transaction): LaidAside {
  const found = OutboxMessage.query(trx).whereNotNull('deadAt').whereNull('doneAt')
  if (id !== undefined) found.where({ id })
  if (topic !== undefined) found.where({ topic })
  return found
}

/**
 * Sends a message that was laid aside again, from the first try. One conditional update: whoever comes second changes nothing,
 * and what was carried out or is waiting is not touched.
 *
 * @returns whether it was laid aside
 */
export async function resendMessage(trx: Transaction, id: number, by: Actor): Promise<boolean> {
  if (!(await putBack(laidAside({ id }, trx), trx))) return false
  await note(trx, { by, action: 'message.resent', id })
  return true
}

/** The same for all messages of a topic, with one line in the audit log. @returns how many there were */
export async function resendTopic(trx: Transaction, topic: string, by: Actor): Promise<number> {
  const count = await putBack(laidAside({ topic }, trx), trx)
  if (count) await note(trx, { by, action: 'message.topic_resent', detail: `${topic}: ${count}` })
  return count
}

/** Lets a message that was laid aside rest for good: what it said goes. @returns whether it was laid aside */
export async function closeMessage(trx: Transaction, id: number, by: Actor): Promise<boolean> {
  const messages = await rows<ClosedMessage>(trx, CLOSE, [clock.now(), id])
  if (!messages.length) return false
  await tellFollowers(trx, MESSAGES_CLOSED, { messages })
  await note(trx, { by, action: 'message.closed', id })
  return true
}

/** Messages laid aside before an instant that nobody sent again or closed. @param before ms UTC */
export function laidAsideBefore(before: number, trx?: Transaction): LaidAside {
  return laidAside({}, trx).where('deadAt', '<', before)
}

/** Removes them. @returns how many there were */
export async function purgeMessages(trx: Transaction, before: number, by: Actor): Promise<number> {
  const messages = await rows<ClosedMessage>(trx, PURGE, [before])
  const count = messages.length
  if (!count) return 0
  await tellFollowers(trx, MESSAGES_CLOSED, { messages })
  await note(trx, { by, action: 'message.purged', detail: String(count) })
  return count
}

async function putBack(messages: LaidAside, trx: Transaction): Promise<number> {
  const now = clock.now()
  const fresh = { deadAt: null, lockedUntil: null, attempts: 0, nextAt: now, resentAt: now }
  const [count] = await messages.update(fresh)
  if (Number(count)) afterCommit(trx, nudgeOutbox)
  return Number(count)
}

type Noted = { by: Actor; action: AuditKind; id?: number; detail?: string }

function note(trx: Transaction, { id, ...entry }: Noted): Promise<void> {
  const subject = id === undefined ? { type: 'shop', id: 0 } : { type: 'message', id }
  return recordAudit(trx, { ...entry, subject })
}
