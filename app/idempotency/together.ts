import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { KEPT_MS, type RepeatableRequest } from './idempotency.js'

/*
 * What `idempotently` does, for many requests in one transaction, on PostgreSQL only. Nobody else may use one of their scopes
 * meanwhile: something that the scope belongs to, a member for example, is held by the transaction.
 */

const USED = `SELECT kept.scope, kept.key FROM json_to_recordset(?::json) AS given (scope text, key text),
  LATERAL (SELECT scope, key FROM idempotency_keys own
    WHERE own.scope = given.scope AND own.key = given.key LIMIT 1) kept`

const KEEP = `INSERT INTO idempotency_keys (scope, key, body_hash, answer, expires_at)
  SELECT scope, key, "bodyHash", answer, CAST(? AS BIGINT) FROM json_to_recordset(?::json)
    AS given (scope text, key text, "bodyHash" text, answer text)`

/** Those of some requests whose keys were never used; the others are to be answered one by one. */
export async function unusedOf<Request extends RepeatableRequest>(
  trx: Transaction,
  requests: Request[]
): Promise<Request[]> {
  const given = requests.map(({ scope, key }) => ({ scope, key }))
  const used = await rows<{ scope: string; key: string }>(trx, USED, [JSON.stringify(given)])
  const names = new Set(used.map(nameOf))
  return requests.filter((request) => !names.has(nameOf(request)))
}

/**
 * Keeps the answers of requests whose keys were unused.
 *
 * @throws where one was used meanwhile; the transaction is lost then
 */
export async function keepAnswers(
  trx: Transaction,
  answers: Map<RepeatableRequest, unknown>
): Promise<void> {
  const given = [...answers].map(([{ scope, key, bodyHash }, answer]) => {
    return { scope, key, bodyHash, answer: JSON.stringify(answer) }
  })
  await rows(trx, KEEP, [clock.now() + KEPT_MS, JSON.stringify(given)])
}

function nameOf({ scope, key }: { scope: string; key: string }): string {
  return `${scope} ${key}`
}
