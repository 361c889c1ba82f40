import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { InvalidResetToken } from '#auth/exceptions'
import { hashPassword, storePassword } from '#auth/passwords'
import { hashOfToken } from '#auth/secrets'

/** What the reset form sends. */
interface Reset {
  token: string
  /** In lower case. */
  email: string
  password: string
}

const VALID = `token_hash = ? AND used_at IS NULL AND expires_at > ? AND member_id =
  (SELECT id FROM members WHERE email = ? AND deleted_at IS NULL AND disabled_at IS NULL)`

/**
 * Sets a new password by a token that works once, and ends every login of the member.
 *
 * @returns the id of the member
 * @throws invalid_token
 */
export class ResetPassword {
  async handle({ token, email, password }: Reset): Promise<number> {
    const valid = [hashOfToken(token), clock.now(), email]
    const look = `SELECT id FROM password_reset_tokens WHERE ${VALID}`
    // A wrong token is refused before the costly hash.
    if (!(await shopReader().rows(look, valid)).length) throw new InvalidResetToken()
    const hash = await hashPassword(password)
    return transaction(async (trx) => {
      const use = `UPDATE password_reset_tokens SET used_at = ? WHERE ${VALID}
        RETURNING member_id AS "memberId"`
      const [used] = await rows<{ memberId: number }>(trx, use, [clock.now(), ...valid])
      if (!used) throw new InvalidResetToken()
      await storePassword(trx, { memberId: used.memberId, hash })
      return used.memberId
    })
  }
}
