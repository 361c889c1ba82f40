import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import env from '#start/env'
import { validationLink } from '#auth/validation_link'

type Receiver = { email: string; locale: string | null }

// A write on purpose: the row stays as it is until the message is committed.
const HOLD = `UPDATE members SET updated_at = ? WHERE id = ? AND email IS NOT NULL
  AND registered_at IS NULL AND deleted_at IS NULL AND disabled_at IS NULL
  RETURNING email, locale`

/**
 * Sends the link by which the owner of an account that was prepared elsewhere activates it.
 *
 * @returns false where there is no such account, or it is active already
 */
export async function sendValidationLink(trx: Transaction, memberId: number): Promise<boolean> {
  const now = clock.now()
  const [receiver] = await rows<Receiver>(trx, HOLD, [now, memberId])
  if (!receiver) return false
  const { email, locale } = receiver
  return sendLater(trx, {
    topic: 'mail',
    dedupeKey: `mail:registration_validation:${memberId}:${now}`,
    memberId,
    payload: {
      to: email,
      key: 'mail.registration_validation',
      template: 'action',
      values: { link: validationLink({ id: memberId, email }) },
      locale: locale ?? env.get('APP_LOCALE', 'en'),
    },
  })
}
