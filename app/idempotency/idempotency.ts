import { createHash } from 'node:crypto'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { IdempotencyKeyInvalid, IdempotencyMismatch } from './exceptions.js'

/** How long an answer is kept for repetition, in ms. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000
const KEY_SHAPE = /^[A-Za-z0-9_-]{8,64}$/

/** What makes a request the same as an earlier one. */
export interface RepeatableRequest {
  /** Whose keys these are, for example `checkout:12` with a member's id. */
  scope: string
  key: string
  /** Hash of the contents, see `bodyHash`. */
  bodyHash: string
}

/** The answer, and whether it was given before. */
export interface RepeatedAnswer<Answer> {
  answer: Answer
  replayed: boolean
}

/**
 * Does the work once per key: a repetition gets the first answer, also when both arrive together.
 * Nothing is kept where `work` throws. It comes first in its transaction, behind nothing but a lock on whom the
 * scope belongs to.
 *
 * @throws idempotency_key_invalid (422), idempotency_mismatch (409)
 */
export async function idempotently<Answer>(
  trx: Transaction,
  request: RepeatableRequest,
  work: () => Promise<Answer>
): Promise<RepeatedAnswer<Answer>> {
  if (!isIdempotencyKey(request.key)) throw new IdempotencyKeyInvalid()
  if (!(await claim(trx, request))) return repeat<Answer>(trx, request)
  const answer = await work()
  const sql = 'UPDATE idempotency_keys SET answer = ? WHERE scope = ? AND key = ?'
  await rows(trx, sql, [JSON.stringify(answer), request.scope, request.key])
  return { answer, replayed: false }
}

/** The client's key: header `Idempotency-Key`, else body field `idempotency_key`. */
export function idempotencyKeyOf(request: {
  header(name: string): string | undefined
  body(): Record<string, unknown>
}): string {
  const key = request.header('idempotency-key') ?? request.body().idempotency_key
  if (!isIdempotencyKey(key)) throw new IdempotencyKeyInvalid()
  return key
}

/** Whether a text can be a client's key. */
export function isIdempotencyKey(text: unknown): text is string {
  return typeof text === 'string' && KEY_SHAPE.test(text)
}

/** A hash of a JSON value in which the order of fields does not count. */
export function bodyHash(body: Record<string, unknown>): string {
  const { idempotency_key: _key, _csrf, ...contents } = body
  return createHash('sha256')
    .update(JSON.stringify(ordered(contents)))
    .digest('hex')
}

/** Forgets answers that are past their time; the hourly tidying calls it. */
export async function forgetOldAnswers(trx: Transaction): Promise<void> {
  await rows(trx, 'DELETE FROM idempotency_keys WHERE expires_at <= ?', [clock.now()])
}

/** On PostgreSQL this waits for a twin under way and then finds its row. */
async function claim(trx: Transaction, request: RepeatableRequest) {
  const now = clock.now()
  const sql = `INSERT INTO idempotency_keys (scope, key, body_hash, expires_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (scope, key) DO UPDATE SET body_hash = excluded.body_hash, answer = NULL,
      expires_at = excluded.expires_at WHERE idempotency_keys.expires_at <= ?
    RETURNING key`
  const { scope, key, bodyHash: hash } = request
  const claimed = await rows(trx, sql, [scope, key, hash, now + KEPT_MS, now])
  return claimed.length === 1
}

async function repeat<Answer>(
  trx: Transaction,
  request: RepeatableRequest
): Promise<RepeatedAnswer<Answer>> {
  const sql = `SELECT body_hash AS "bodyHash", answer FROM idempotency_keys
    WHERE scope = ? AND key = ?`
  type Row = { bodyHash: string; answer: string | null }
  const [row] = await rows<Row>(trx, sql, [request.scope, request.key])
  if (row.bodyHash !== request.bodyHash) throw new IdempotencyMismatch()
  if (row.answer === null) throw new Error(`No answer under ${request.scope} ${request.key}`)
  return { answer: JSON.parse(row.answer), replayed: true }
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]))
}
