import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { RECOVERY_CODES_DUE_MS } from '#auth/constants'

const RENEW = `UPDATE members SET two_factor_recovery_codes = NULL, two_factor_codes_due_until = ?
  WHERE id = ? AND two_factor_confirmed_at IS NOT NULL RETURNING id`

/** Ends the recovery codes of a member; new ones wait to be shown. */
export class RenewRecoveryCodes {
  /** @returns false where the second factor is off */
  async handle(memberId: number): Promise<boolean> {
    const values = [clock.now() + RECOVERY_CODES_DUE_MS, memberId]
    return (await transaction((trx) => rows(trx, RENEW, values))).length === 1
  }
}
