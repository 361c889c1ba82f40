import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { batched } from '#app/database/batched'
import { FOR_UPDATE_SKIPPING_HELD, oneOf } from '#app/database/dialect'
import { statementAlone } from '#app/transaction'
import {
  AGE_MAX_MS,
  ATTEMPTS_MAX,
  FIRST_PAUSE_MS,
  LEASE_MS,
  PAUSE_MAX_MS,
  REASON_MAX,
} from './constants.js'
import { storedReason } from './failures.js'
import { NotYet, TryLater, UndeliverableMessage } from './handlers.js'
import type { FreePlaces } from './places.js'
import { keptTopics, type Lane } from './topic.js'

/** A message that this process has taken for the length of its lease. */
export interface TakenMessage {
  id: number
  topic: string
  dedupeKey: string
  memberId: number | null
  sealedPayload: string
  attempts: number
  createdAt: number
  resentAt: number | null
  sendingAt: number | null
}

/** What is due, of topics with a place; its values follow in this order. */
function waiting(lane: Lane, { topics, except }: FreePlaces, now: number) {
  const sql = `lane = ? AND done_at IS NULL AND dead_at IS NULL AND next_at <= ?
    AND (locked_until IS NULL OR locked_until <= ?) AND topic IN (${marks(topics)})
    ${except.length ? `AND id NOT IN (${marks(except)})` : ''}`
  return { sql, values: [lane, now, now, ...topics, ...except] }
}

/** Takes the next due messages of a lane, as many as there are places for; nobody else gets them until the lease ends. */
export async function takeDueMessages(lane: Lane, free: FreePlaces): Promise<TakenMessage[]> {
  const now = clock.now()
  const due = waiting(lane, free, now)
  if (!free.topics.length || !(await anyOf(due))) return []
  const sql = `WITH due AS MATERIALIZED (
      SELECT id FROM outbox_messages WHERE ${due.sql}
      ORDER BY next_at, id LIMIT ${free.count} ${FOR_UPDATE_SKIPPING_HELD})
    UPDATE outbox_messages SET locked_until = ?, attempts = attempts + 1
    WHERE id IN (SELECT id FROM due)
    RETURNING id, topic, dedupe_key AS "dedupeKey", member_id AS "memberId",
      payload AS "sealedPayload", attempts, created_at AS "createdAt", resent_at AS "resentAt",
      sending_at AS "sendingAt"`
  return statementAlone<TakenMessage>(sql, [...due.values, now + LEASE_MS])
}

async function anyOf(due: ReturnType<typeof waiting>): Promise<boolean> {
  const sql = `SELECT 1 FROM outbox_messages WHERE ${due.sql} LIMIT 1`
  const found = await shopReader().rows(sql, due.values)
  return found.length > 0
}

function marks(values: unknown[]) {
  return values.map(() => '?').join(', ')
}

const FINISH = `UPDATE outbox_messages SET done_at = ?, locked_until = NULL,
    payload = CASE WHEN ${oneOf('topic', 'text')} THEN payload ELSE '' END
  WHERE ${oneOf('id', 'bigint')} AND done_at IS NULL`

/**
 * Notes that a message was carried out; its payload is not needed any more and goes, but for topics that keep it. Those that end in one turn of
 * the event loop share a statement.
 */
export const finish = batched(
  async (messages: readonly TakenMessage[]): Promise<void[]> => {
    const ids = messages.map(({ id }) => id)
    await statementAlone(FINISH, [
      clock.now(),
      ...[keptTopics(), ids].map((one) => JSON.stringify(one)),
    ])
    return messages.map(() => undefined)
  },
  { writes: true }
)

/** Puts a message back for a later try, or aside where no try is left. */
export async function postpone(message: TakenMessage, reason: unknown): Promise<'later' | 'dead'> {
  const now = clock.now()
  const counts = !(reason instanceof NotYet)
  const dead = counts && isHopeless(message, reason, now)
  const sql = `UPDATE outbox_messages SET locked_until = NULL, next_at = ?, dead_at = ?, last_error = ?,
      attempts = attempts - ?, resent_at = COALESCE(?, resent_at), sending_at = ?
    WHERE id = ? AND done_at IS NULL`
  const told = storedReason(reason).slice(0, REASON_MAX)
  const nextAt = now + pauseOf(message, reason)
  const anew = counts ? [0, null] : [1, nextAt]
  // Of an earlier try nobody knows more after this one, until somebody decides.
  const sendingAt = dead ? null : message.sendingAt
  await statementAlone(sql, [nextAt, dead ? now : null, told, ...anew, sendingAt, message.id])
  return dead ? 'dead' : 'later'
}

function isHopeless(message: TakenMessage, reason: unknown, now: number) {
  if (reason instanceof UndeliverableMessage) return true
  // What somebody sends again, or nobody took for a while, has its time again.
  const since = message.resentAt ?? message.createdAt
  return message.attempts >= ATTEMPTS_MAX || now - since > AGE_MAX_MS
}

function pauseOf(message: TakenMessage, reason: unknown) {
  if (reason instanceof TryLater) return clamp(reason.seconds * 1000)
  const doubled = FIRST_PAUSE_MS * 2 ** (message.attempts - 1)
  // A tenth of chance keeps messages that failed together from coming back together.
  return Math.round(Math.min(doubled, PAUSE_MAX_MS) * (1 + Math.random() / 10))
}

/** A receiver may not call us back at once, nor after the message is dead anyway. */
function clamp(pause: number) {
  return Math.min(Math.max(pause, FIRST_PAUSE_MS), AGE_MAX_MS)
}
