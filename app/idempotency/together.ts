import { clock } from '#app/clock'
import { forRows } from '#app/database/dialect'
import type { Transaction } from '#app/transaction'
import { KEPT_MS, type RepeatableRequest } from './idempotency.js'

/*
 * What `idempotently` does, for many requests in one transaction. Nobody else may use one of their scopes meanwhile: the
 * transaction holds what the scope belongs to, a member for example.
 */

const find = forRows<'scope' | 'key' | 'now', KeptAnswer & Name>(
  { scope: 'text', key: 'text', now: 'bigint' },
  (given) => `SELECT kept.scope, kept.key, kept.body_hash AS "bodyHash", kept.answer
  FROM ${given} given
  JOIN idempotency_keys kept ON kept.scope = given.scope AND kept.key = given.key
  WHERE kept.expires_at > given.now`
)

const keep = forRows(
  { scope: 'text', key: 'text', bodyHash: 'text', answer: 'text', expiresAt: 'bigint' },
  (given) => `INSERT INTO idempotency_keys (scope, key, body_hash, answer, expires_at)
  SELECT scope, key, "bodyHash", answer, "expiresAt" FROM ${given} given
  WHERE true
  ON CONFLICT (scope, key) DO UPDATE SET body_hash = excluded.body_hash, answer = excluded.answer,
    expires_at = excluded.expires_at`,
  'scope'
)

type Name = Pick<RepeatableRequest, 'scope' | 'key'>

/** An answer that was given under a key. */
export interface KeptAnswer {
  bodyHash: string
  /** JSON. */
  answer: string
}

/** The answers that are kept for requests, by name. */
export async function keptAnswers(
  trx: Transaction,
  requests: RepeatableRequest[]
): Promise<Map<string, KeptAnswer>> {
  const now = clock.now()
  const found = await find(
    trx,
    requests.map(({ scope, key }) => ({ scope, key, now }))
  )
  return new Map(found.map((row) => [nameOf(row), row]))
}

/** Keeps the answers of requests under whose keys none was kept. */
export async function keepAnswers(
  trx: Transaction,
  answers: [RepeatableRequest, unknown][]
): Promise<void> {
  const expiresAt = clock.now() + KEPT_MS
  const given = answers.map(([{ scope, key, bodyHash }, answer]) => {
    return { scope, key, bodyHash, answer: JSON.stringify(answer), expiresAt }
  })
  await keep(trx, given)
}

/** What a request is known by. */
export function nameOf({ scope, key }: Name): string {
  return `${scope} ${key}`
}
