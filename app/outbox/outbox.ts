import { clock } from '#app/clock'
import { forRows } from '#app/database/dialect'
import { rows } from '#app/database/statement'
import { KeyDestroyed, sealerOf, sealForMember } from '#app/personal/member_key'
import { ownKey, seal } from '#app/personal/seal'
import { afterCommit, type Transaction } from '#app/transaction'
import { OWN_PURPOSE } from './purpose.js'
import { keyHolderOf, laneOf, type Topic } from './topic.js'
import { nudgeOutbox } from './worker.js'

/** An effect to carry out after the commit, at least once. */
export interface OutboxMessage<Payload> {
  /** Which handler carries it out, for example `sms`. */
  topic: Topic<Payload>
  /** Unique for ever, for example `welcome:12`; the second message under a key is not written. */
  dedupeKey: string
  /** What the handler needs, as JSON. */
  payload: NoInfer<Payload>
  /** The member it speaks of; the payload becomes unreadable when that member is deleted. */
  memberId?: number
  /** Milliseconds UTC before which it is not carried out; at once by default. */
  notBefore?: number
}

const INSERT = `INSERT INTO outbox_messages
  (topic, lane, dedupe_key, member_id, payload, next_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`

/**
 * Writes an effect (mail, SMS, push, webhook) in the transaction of its cause: both stand or fall
 * together. The worker is woken after the commit.
 *
 * @returns false where a message with this dedupe key was already written
 */
export async function sendLater<Payload>(
  trx: Transaction,
  message: OutboxMessage<Payload>
): Promise<boolean> {
  const { topic, dedupeKey, memberId } = message
  const now = clock.now()
  const payload = await sealedPayload(trx, message)
  const told = [topic, laneOf(topic), dedupeKey, memberId ?? null]
  const values = [...told, payload, message.notBefore ?? now, now]
  const written = await rows(trx, INSERT, values)
  afterCommit(trx, nudgeOutbox)
  return written.length === 1
}

/** In an order of their own, because a second one under a key waits for the first. */
const insertAll = forRows(
  {
    topic: 'text',
    lane: 'integer',
    dedupeKey: 'text',
    memberId: 'integer',
    payload: 'text',
    notBefore: 'bigint',
    createdAt: 'bigint',
  },
  (given) => `INSERT INTO outbox_messages
  (topic, lane, dedupe_key, member_id, payload, next_at, created_at)
  SELECT topic, lane, "dedupeKey", "memberId", payload, "notBefore", "createdAt"
  FROM ${given} given WHERE true
  ON CONFLICT (dedupe_key) DO NOTHING`,
  'dedupeKey'
)

/**
 * The same for many messages in one statement.
 *
 * @param passesOverDeleted whether those that speak of a deleted member are left out
 * @throws KeyDestroyed where they are not
 */
export async function sendTogether<Payload>(
  trx: Transaction,
  messages: OutboxMessage<Payload>[],
  { passesOverDeleted = false } = {}
): Promise<void> {
  const now = clock.now()
  const given = []
  const sealers = new Map<number, Awaited<ReturnType<typeof sealerOf>> | null>()
  for (const message of messages) {
    const { topic, dedupeKey, memberId = null, notBefore = now } = message
    const text = JSON.stringify(message.payload)
    const holder = keyHolderOf(topic, memberId)
    if (holder !== null && !sealers.has(holder)) {
      const sealer = sealerOf(trx, holder)
      sealers.set(holder, await (passesOverDeleted ? sealer.catch(unlessDestroyed) : sealer))
    }
    const sealer = holder === null ? sealedByShop : sealers.get(holder)
    if (!sealer) continue
    const payload = sealer(text)
    const kind = { topic, lane: laneOf(topic) }
    given.push({ ...kind, dedupeKey, memberId, payload, notBefore, createdAt: now })
  }
  await insertAll(trx, given)
  afterCommit(trx, nudgeOutbox)
}

async function sealedPayload<Payload>(trx: Transaction, message: OutboxMessage<Payload>) {
  const text = JSON.stringify(message.payload)
  const holder = keyHolderOf(message.topic, message.memberId ?? null)
  return holder === null ? sealedByShop(text) : sealForMember(trx, holder, text)
}

function unlessDestroyed(error: unknown): null {
  if (error instanceof KeyDestroyed) return null
  throw error
}

const sealedByShop = (text: string) => seal(text, ownKey(), OWN_PURPOSE)
