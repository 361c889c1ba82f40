import type { HttpContext } from '@adonisjs/core/http'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { transaction, type Transaction } from '#app/transaction'

/** What a deed is known by when its request is repeated. */
export interface RepeatableDeed {
  /** The kind of deed. */
  scope: string
  /** What the request says; under the same key it must be the same. */
  contents: Record<string, unknown>
}

/**
 * Carries out what a staff member asks for, once for each idempotency key.
 *
 * @throws idempotency_key_invalid, idempotency_mismatch
 */
export async function deedOfStaff<Answer>(
  { auth, request }: HttpContext,
  { scope, contents }: RepeatableDeed,
  deed: (trx: Transaction, actorId: number) => Promise<Answer>
): Promise<Answer> {
  const actorId = auth.use('staff').user!.id
  const key = idempotencyKeyOf(request)
  const wanted = { scope: `${scope}:${actorId}`, key, bodyHash: bodyHash(contents) }
  const { answer } = await transaction((trx) => idempotently(trx, wanted, () => deed(trx, actorId)))
  return answer
}
