import { clock } from '#app/clock'
import { openForMember } from '#app/personal/member_key'
import { ownKey, unseal } from '#app/personal/seal'
import { afterCommit, type Transaction } from '#app/transaction'
import OutboxMessage from './models/outbox_message.js'
import { OWN_PURPOSE } from './purpose.js'
import { keyHolderOf, type Topic } from './topic.js'
import { nudgeOutbox } from './worker.js'

/** Messages read at a time. */
const BATCH = 500

/** A message that was carried out. */
export interface CarriedOut<Payload> {
  id: number
  /** What it said; null where that is gone. */
  payload: Payload | null
  attempts: number
  /** When it was carried out last, in ms UTC. */
  doneAt: number
}

/** When they were carried out, in ms UTC: from, and before. */
export interface Window {
  from: number
  until: number
}

/**
 * The messages of a kept topic (`isKept`) that were carried out in a window, in the order in which they were, in batches. They are there for
 * as long as `DONE_KEPT_MS` says.
 */
export async function* carriedOut<Payload>(
  topic: Topic<Payload>,
  { from, until }: Window
): AsyncGenerator<CarriedOut<Payload>[]> {
  let last = { doneAt: from - 1, id: 0 }
  for (;;) {
    const { doneAt, id } = last
    const batch = await OutboxMessage.query()
      .where({ topic })
      .whereNull('deadAt')
      .where('doneAt', '>=', from)
      .where('doneAt', '<', until)
      .where((later) =>
        later
          .where('doneAt', '>', doneAt)
          .orWhere((same) => same.where({ doneAt }).where('id', '>', id))
      )
      .orderBy('doneAt')
      .orderBy('id')
      .limit(BATCH)
    if (!batch.length) return
    const told: CarriedOut<Payload>[] = []
    for (const message of batch) {
      const text = await textOf(message)
      const payload: Payload | null = text === null ? null : JSON.parse(text)
      const { id: number, attempts, doneAt: at } = message
      told.push({ id: number, payload, attempts, doneAt: at! })
    }
    yield told
    const end = batch.at(-1)!
    last = { doneAt: end.doneAt!, id: end.id }
  }
}

/**
 * Has messages that were carried out carried out once more, under the same ids. What waits, was laid aside, or says nothing any more is
 * not touched.
 *
 * @returns how many there were
 */
export async function carryOutAgain(trx: Transaction, ids: number[]): Promise<number> {
  const now = clock.now()
  const fresh = { doneAt: null, lockedUntil: null, attempts: 0, nextAt: now, resentAt: now }
  const [count] = await OutboxMessage.query(trx)
    .whereIn('id', ids)
    .whereNotNull('doneAt')
    .whereNull('deadAt')
    .whereNot('payload', '')
    .update(fresh)
  if (Number(count)) afterCommit(trx, nudgeOutbox)
  return Number(count)
}

async function textOf({ topic, memberId, payload }: OutboxMessage): Promise<string | null> {
  if (!payload) return null
  const holder = keyHolderOf(topic, memberId)
  if (holder !== null) return openForMember(holder, payload)
  return unseal(payload, ownKey(), OWN_PURPOSE).toString()
}
