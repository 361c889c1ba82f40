import { randomUUID } from 'node:crypto'
import { networkOf } from '#app/http/network'
import { consumeLimit } from '#app/limits/limit'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import { transaction } from '#app/transaction'
import { RESETS_PER_ADDRESS, RESETS_PER_EMAIL } from '#auth/constants'
import { TooManyAttempts } from '#auth/exceptions'

/** Who asks for a reset message, and from where. */
interface ResetRequest {
  /** In lower case. */
  email: string
  locale: string
  /** Network address of the visitor. */
  address: string
}

/** A wish for a reset message, before anybody looked whether the address is known. */
export interface WantedReset {
  email: string
  locale: string
}

/** The outbox topic that looks the member up. */
export const RESET_TOPIC = topic<WantedReset>('password_reset', { lane: 'codes' })

/**
 * Notes the wish for a reset message. Whether the address is known is looked up later, so that
 * the answer and its time are the same for everybody.
 *
 * @throws too_many_attempts
 */
export async function requestPasswordReset({
  email,
  locale,
  address,
}: ResetRequest): Promise<void> {
  const asked = await consumeLimit(`reset:${networkOf(address)}`, RESETS_PER_ADDRESS)
  if (!asked.allowed) throw new TooManyAttempts(asked.retryAfterSeconds)
  const { allowed } = await consumeLimit(`reset-email:${email}`, RESETS_PER_EMAIL)
  if (!allowed) return
  const dedupeKey = `${RESET_TOPIC}:${randomUUID()}`
  const payload = { email, locale }
  await transaction((trx) => sendLater(trx, { topic: RESET_TOPIC, dedupeKey, payload }))
}
