import { clock } from '#app/clock'
import { transaction, type Transaction } from '#app/transaction'
import { InvalidResetToken } from '#auth/exceptions'
import { hashOfToken } from '#auth/login/secrets'
import Member from '#auth/members/models/member'
import PasswordResetToken from '../models/password_reset_token.js'
import { hashPassword, storePassword } from '../passwords.js'

/** What the reset form sends. */
interface Reset {
  token: string
  /** In lower case. */
  email: string
  password: string
}

/**
 * Sets a new password by a token that works once, and ends every login of the member.
 *
 * @returns the id of the member
 * @throws invalid_token
 */
export async function resetPassword(reset: Reset): Promise<number> {
  // A wrong token is refused before the costly hash.
  if (!(await validToken(reset).first())) throw new InvalidResetToken()
  const hash = await hashPassword(reset.password)
  return transaction(async (trx) => {
    const token = await validToken(reset, trx).forUpdate().first()
    if (!token) throw new InvalidResetToken()
    await token.merge({ usedAt: clock.now() }).save()
    await storePassword(trx, { memberId: token.memberId, hash })
    return token.memberId
  })
}

function validToken({ token, email }: Reset, trx?: Transaction) {
  return PasswordResetToken.query(trx)
    .where('tokenHash', hashOfToken(token))
    .whereNull('usedAt')
    .where('expiresAt', '>', clock.now())
    .whereIn('memberId', Member.active(trx).where('email', email).select('id'))
}
