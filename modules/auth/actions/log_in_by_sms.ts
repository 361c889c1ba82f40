import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { consumeInTurn } from '#app/limits/limit'
import { transaction } from '#app/transaction'
import { CHALLENGES_PER_LOGIN, SMS_ATTEMPTS_MAX, SMS_LOGIN_GUESSES } from '#auth/constants'
import { TooManyAttempts, WrongSmsCode } from '#auth/exceptions'
import type { FoundMember, Member } from '#auth/member'
import { loginPurpose } from '#auth/phone_codes'
import { hashOfSmsCode, sameHash } from '#auth/secrets'

/** A code somebody enters who says to have this number. */
interface Guess {
  /** Names the login that waits for it. */
  id: string
  phone: string
  /** Of a browser the account knew when the code was asked for; null for a stranger's. */
  browserMark: string | null
  code: string
}

// The guess is counted by the statement that hands out the hash, so no two guesses share a count.
const COUNT = `UPDATE phone_verifications SET attempts = attempts + 1
  WHERE member_id = (SELECT id FROM members WHERE phone = ? AND registered_at IS NOT NULL
    AND deleted_at IS NULL AND disabled_at IS NULL)
    AND purpose = ? AND phone = ? AND attempts < ${SMS_ATTEMPTS_MAX}
    AND used_at IS NULL AND expires_at > ?
  RETURNING member_id AS "memberId", code_hash AS "hash"`
const USE = `UPDATE phone_verifications SET used_at = ? WHERE member_id = ? AND purpose = ?
  AND code_hash = ? AND used_at IS NULL RETURNING member_id`
const FIND = `SELECT id, email, locale, first_name AS "firstName", last_name AS "lastName",
  phone_verified_at AS "phoneVerifiedAt", registered_at AS "registeredAt",
  two_factor_confirmed_at AS "twoFactorConfirmedAt" FROM members WHERE id = ?`

type Row = Member & { twoFactorConfirmedAt: number | null }

/**
 * Finds the member who got this code by SMS. The try is counted before anything is compared; a
 * number nobody has is answered like a wrong code, after the same statements.
 *
 * @throws too_many_attempts, sms.wrong_code
 */
export class LogInBySms {
  async handle({ id, phone, browserMark, code }: Guess): Promise<FoundMember> {
    await this.#count(id, `${phone}:${browserMark ?? 'strangers'}`)
    const purpose = loginPurpose(browserMark)
    const values = [phone, purpose, phone, clock.now()]
    type Counted = { memberId: number; hash: string }
    const [counted] = await transaction((trx) => rows<Counted>(trx, COUNT, values))
    const memberId = counted?.memberId ?? 0
    const hash = hashOfSmsCode(code, { memberId, purpose, phone })
    if (!sameHash(counted?.hash ?? '', hash)) throw new WrongSmsCode()
    return transaction(async (trx) => {
      const used = await rows(trx, USE, [clock.now(), memberId, purpose, hash])
      if (!used.length) throw new WrongSmsCode()
      const [{ twoFactorConfirmedAt, ...member }] = await rows<Row>(trx, FIND, [memberId])
      return { member, hasSecondFactor: twoFactorConfirmedAt !== null }
    })
  }

  async #count(login: string, group: string) {
    const { allowed, retryAfterSeconds } = await consumeInTurn([
      [`sms-login-guess:${login}`, CHALLENGES_PER_LOGIN],
      [`sms-login-guesses:${group}`, SMS_LOGIN_GUESSES],
    ])
    if (!allowed) throw new TooManyAttempts(retryAfterSeconds, 'code')
  }
}
