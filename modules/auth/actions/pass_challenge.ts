import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { clearLimit, consumeInTurn } from '#app/limits/limit'
import { openForMember } from '#app/personal/member_key'
import { transaction } from '#app/transaction'
import { CHALLENGES_PER_LOGIN, CHALLENGES_PER_MEMBER } from '#auth/constants'
import { TooManyAttempts, WrongRecoveryCode, WrongTimeCode } from '#auth/exceptions'
import { spendRecoveryCode, takeTimeCodeStep } from '#auth/second_factor'
import { timeCodeStepOf } from '#auth/time_codes'

/** What a challenge is answered with. */
export type SecondFactor = { code: string } | { recovery_code: string }

/** The login that waits. */
interface Waiting {
  id: string
  memberId: number
}

const FIND = `SELECT two_factor_secret AS "secret" FROM members WHERE id = ?
  AND two_factor_confirmed_at IS NOT NULL AND deleted_at IS NULL AND disabled_at IS NULL`

/**
 * Checks the second factor of a login. The try is counted before anything is compared, and what
 * was right is used up by one statement: it works once, however many send it at the same time.
 *
 * @throws too_many_attempts, two_factor.wrong_code, two_factor.wrong_recovery_code
 */
export class PassChallenge {
  async handle({ id, memberId }: Waiting, factor: SecondFactor): Promise<void> {
    const field = 'code' in factor ? 'code' : 'recovery_code'
    const key = `second-factor:${memberId}`
    await this.#count(`second-factor-login:${id}`, key, field)
    const passed =
      'code' in factor
        ? await this.#takeTimeCode(memberId, factor.code)
        : await this.#spendRecoveryCode(memberId, factor.recovery_code)
    if (!passed) throw field === 'code' ? new WrongTimeCode() : new WrongRecoveryCode()
    await clearLimit(key)
  }

  async #count(login: string, member: string, field: string) {
    const { allowed, retryAfterSeconds } = await consumeInTurn([
      [login, CHALLENGES_PER_LOGIN],
      [member, CHALLENGES_PER_MEMBER],
    ])
    if (!allowed) throw new TooManyAttempts(retryAfterSeconds, field)
  }

  async #takeTimeCode(memberId: number, code: string): Promise<boolean> {
    const [row] = await shopReader().rows<{ secret: string }>(FIND, [memberId])
    const secret = row && (await openForMember(memberId, row.secret))
    const step = secret ? timeCodeStepOf(secret, code, clock.now()) : null
    if (step === null) return false
    const owner = { table: 'members' as const, id: memberId }
    return transaction((trx) => takeTimeCodeStep(trx, owner, step))
  }

  async #spendRecoveryCode(memberId: number, code: string): Promise<boolean> {
    const [row] = await shopReader().rows(FIND, [memberId])
    if (!row) return false
    const owner = { table: 'members' as const, id: memberId }
    return transaction((trx) => spendRecoveryCode(trx, owner, code))
  }
}
