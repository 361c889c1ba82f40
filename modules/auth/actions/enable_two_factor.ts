import { rows } from '#app/database/statement'
import { sealForMember } from '#app/personal/member_key'
import { transaction } from '#app/transaction'
import { TwoFactorAlreadyOn } from '#auth/exceptions'
import { newTimeCodeSecret } from '#auth/time_codes'

const BEGIN = `UPDATE members SET two_factor_secret = ?, two_factor_recovery_codes = NULL,
  two_factor_codes_due_until = NULL, two_factor_last_step = NULL
  WHERE id = ? AND two_factor_confirmed_at IS NULL RETURNING id`

/**
 * Begins to set up the second factor with a new secret; nothing is asked for at a login before it
 * is confirmed.
 *
 * @throws two_factor.already_on
 */
export class EnableTwoFactor {
  async handle(memberId: number): Promise<void> {
    const secret = newTimeCodeSecret()
    await transaction(async (trx) => {
      const sealed = await sealForMember(trx, memberId, secret)
      const begun = await rows(trx, BEGIN, [sealed, memberId])
      if (!begun.length) throw new TwoFactorAlreadyOn()
    })
  }
}
