import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { sealForMember } from '#app/personal/member_key'
import { ownKey, seal } from '#app/personal/seal'
import { afterCommit, type Transaction } from '#app/transaction'
import { OWN_PURPOSE } from './purpose.js'
import { nudgeOutbox } from './worker.js'

/** An effect to carry out after the commit, at least once. */
export interface OutboxMessage {
  /** Which handler carries it out, for example `sms`. */
  topic: string
  /** Unique for ever, for example `welcome:12`; the second message under a key is not written. */
  dedupeKey: string
  /** What the handler needs, as JSON. */
  payload: Record<string, unknown>
  /** The member it speaks of; the payload becomes unreadable when that member is deleted. */
  memberId?: number
  /** Milliseconds UTC before which it is not carried out; at once by default. */
  notBefore?: number
}

const INSERT = `INSERT INTO outbox_messages
  (topic, dedupe_key, member_id, payload, next_at, created_at) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`

/**
 * Writes an effect (mail, SMS, push, webhook) in the transaction of its cause: both stand or fall
 * together. The worker is woken after the commit.
 *
 * @returns false where a message with this dedupe key was already written
 */
export async function sendLater(trx: Transaction, message: OutboxMessage): Promise<boolean> {
  const { topic, dedupeKey, memberId } = message
  const now = clock.now()
  const payload = await sealedPayload(trx, message)
  const values = [topic, dedupeKey, memberId ?? null, payload, message.notBefore ?? now, now]
  const written = await rows(trx, INSERT, values)
  afterCommit(trx, nudgeOutbox)
  return written.length === 1
}

/** In an order of their own, because a second one under a key waits for the first. */
const INSERT_ALL = `INSERT INTO outbox_messages
  (topic, dedupe_key, member_id, payload, next_at, created_at)
  SELECT topic, "dedupeKey", "memberId", payload, "notBefore", CAST(? AS BIGINT)
  FROM json_to_recordset(?::json) AS given (topic text, "dedupeKey" text, "memberId" integer,
    payload text, "notBefore" bigint) ORDER BY "dedupeKey"
  ON CONFLICT (dedupe_key) DO NOTHING`

/** The same for many messages in one statement, on PostgreSQL only. */
export async function sendTogether(trx: Transaction, messages: OutboxMessage[]): Promise<void> {
  const now = clock.now()
  const given = []
  for (const message of messages) {
    const payload = await sealedPayload(trx, message)
    given.push({ ...message, payload, notBefore: message.notBefore ?? now })
  }
  await rows(trx, INSERT_ALL, [now, JSON.stringify(given)])
  afterCommit(trx, nudgeOutbox)
}

async function sealedPayload(trx: Transaction, message: OutboxMessage) {
  const text = JSON.stringify(message.payload)
  if (message.memberId === undefined) return seal(text, ownKey(), OWN_PURPOSE)
  return sealForMember(trx, message.memberId, text)
}
