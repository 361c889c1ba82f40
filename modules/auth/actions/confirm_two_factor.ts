import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { consumeLimit } from '#app/limits/limit'
import { transaction } from '#app/transaction'
import { RECOVERY_CODES_DUE_MS, TWO_FACTOR_CONFIRMATIONS } from '#auth/constants'
import { TooManyAttempts, TwoFactorNotBegun, WrongTimeCode } from '#auth/exceptions'
import { beginningOf } from '#auth/queries/two_factor_of'
import { timeCodeStepOf } from '#auth/time_codes'

// The secret is part of the condition: a code of an earlier secret switches nothing on.
const CONFIRM = `UPDATE members SET two_factor_confirmed_at = ?, two_factor_last_step = ?,
  two_factor_codes_due_until = ?
  WHERE id = ? AND two_factor_secret = ? AND two_factor_confirmed_at IS NULL RETURNING id`

/**
 * Switches the second factor on by a first code of the authenticator app; that code is used up by
 * it, and recovery codes wait to be shown.
 *
 * @throws too_many_attempts, two_factor.not_begun, two_factor.wrong_code
 */
export class ConfirmTwoFactor {
  async handle(memberId: number, code: string): Promise<void> {
    const limit = await consumeLimit(`two-factor-confirm:${memberId}`, TWO_FACTOR_CONFIRMATIONS)
    if (!limit.allowed) throw new TooManyAttempts(limit.retryAfterSeconds, 'code')
    const beginning = await beginningOf(memberId)
    if (!beginning) throw new TwoFactorNotBegun()
    const now = clock.now()
    const step = timeCodeStepOf(beginning.secret, code, now)
    if (step === null) throw new WrongTimeCode()
    const values = [now, step, now + RECOVERY_CODES_DUE_MS, memberId, beginning.sealed]
    const confirmed = await transaction((trx) => rows(trx, CONFIRM, values))
    if (!confirmed.length) throw new TwoFactorNotBegun()
  }
}
