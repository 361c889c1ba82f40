import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { transaction, type Transaction } from '#app/transaction'
import { holdMember } from '#auth'

/** Whose keys these are: of a member's new questions, or of the replies to one of them. */
export function scopeOf(memberId: number, questionId: number | null = null): string {
  return questionId === null ? `counselling:${memberId}` : `counselling:${memberId}:${questionId}`
}

/**
 * Writes down what a member sent, once for each key; of two that come together the second waits for the first.
 *
 * @param about the question that is replied to; null for a new one
 * @throws idempotency_key_invalid, idempotency_mismatch
 */
export async function writtenOnce(
  { auth, request }: HttpContext,
  about: number | null,
  write: (trx: Transaction, memberId: number) => Promise<number>
): Promise<number> {
  const { id: memberId } = auth.use('member').getUserOrFail()
  const key = idempotencyKeyOf(request)
  const sent = { scope: scopeOf(memberId, about), key, bodyHash: bodyHash(request.body()) }
  const { answer } = await transaction(async (trx) => {
    if (!(await holdMember(trx, memberId))) throw new NotFound()
    return idempotently(trx, sent, () => write(trx, memberId))
  })
  return answer
}
