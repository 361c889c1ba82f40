import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { SMS_ATTEMPTS_MAX } from '#auth/constants'
import { SmsCodeSpent, WrongSmsCode } from '#auth/exceptions'
import { hashOfSmsCode, sameHash } from '#auth/secrets'

/** Which member proves which number. */
interface Guess {
  memberId: number
  phone: string
  purpose: 'registration'
  code: string
}

// The guess is counted by the statement that hands out the hash, so no two guesses share a count.
const COUNT = `UPDATE phone_verifications SET attempts = attempts + 1
  WHERE member_id = ? AND purpose = ? AND phone = ? AND attempts < ${SMS_ATTEMPTS_MAX}
    AND used_at IS NULL AND expires_at > ?
  RETURNING code_hash AS "hash"`
const USE = `UPDATE phone_verifications SET used_at = ?
  WHERE member_id = ? AND purpose = ? AND code_hash = ? AND used_at IS NULL RETURNING member_id`
const VERIFY = `UPDATE members SET phone_verified_at = ?, updated_at = ?
  WHERE id = ? AND phone = ? AND phone_verified_at IS NULL`

/**
 * Checks an SMS code; at most five guesses of one code are ever compared.
 *
 * @throws sms.wrong_code, sms.code_spent
 */
export class VerifyPhone {
  async handle(guess: Guess): Promise<void> {
    const { memberId, purpose, phone, code } = guess
    const values = [memberId, purpose, phone, clock.now()]
    const [counted] = await transaction((trx) => rows<{ hash: string }>(trx, COUNT, values))
    if (!counted) throw new SmsCodeSpent()
    if (!sameHash(counted.hash, hashOfSmsCode(code, guess))) throw new WrongSmsCode()
    await transaction(async (trx) => {
      const now = clock.now()
      const used = await rows(trx, USE, [now, memberId, purpose, counted.hash])
      if (!used.length) throw new SmsCodeSpent()
      await rows(trx, VERIFY, [now, now, memberId, phone])
    })
  }
}
