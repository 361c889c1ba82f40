import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'

const CLEAR = `UPDATE members SET two_factor_secret = NULL, two_factor_recovery_codes = NULL,
  two_factor_confirmed_at = NULL, two_factor_last_step = NULL, two_factor_codes_due_until = NULL
  WHERE id = ?`

/** Switches the second factor off and forgets its secret and codes. */
export class DisableTwoFactor {
  async handle(memberId: number): Promise<void> {
    await transaction((trx) => rows(trx, CLEAR, [memberId]))
  }
}
