import { clock } from '#app/clock'
import { clearLimit, consumeInTurn } from '#app/limits/limit'
import { openForMember } from '#app/personal/member_key'
import { transaction } from '#app/transaction'
import { CHALLENGES_PER_LOGIN, CHALLENGES_PER_MEMBER } from '#auth/constants'
import { TooManyAttempts, WrongRecoveryCode, WrongTimeCode } from '#auth/exceptions'
import Member from '#auth/members/models/member'
import { spendRecoveryCode, takeTimeCodeStep } from '../second_factor.js'
import { timeCodeStepOf } from '../time_codes.js'

/** What a challenge is answered with. */
export type SecondFactor = { code: string } | { recovery_code: string }

/** The login that waits. */
interface Waiting {
  id: string
  memberId: number
}

/**
 * Checks the second factor of a login. The try is counted before anything is compared, and what
 * was right is used up by one statement: it works once, however many send it at the same time.
 *
 * @throws too_many_attempts, two_factor.wrong_code, two_factor.wrong_recovery_code
 */
export async function passChallenge(
  { id, memberId }: Waiting,
  factor: SecondFactor
): Promise<void> {
  const field = 'code' in factor ? 'code' : 'recovery_code'
  const key = `second-factor:${memberId}`
  await count(`second-factor-login:${id}`, key, field)
  const member = await Member.active()
    .where('id', memberId)
    .whereNotNull('twoFactorConfirmedAt')
    .first()
  if (!member || !(await passes(member, factor))) {
    throw field === 'code' ? new WrongTimeCode() : new WrongRecoveryCode()
  }
  await clearLimit(key)
}

async function count(login: string, member: string, field: string) {
  const { allowed, retryAfterSeconds } = await consumeInTurn([
    [login, CHALLENGES_PER_LOGIN],
    [member, CHALLENGES_PER_MEMBER],
  ])
  if (!allowed) throw new TooManyAttempts(retryAfterSeconds, field)
}

async function passes({ id, twoFactorSecret }: Member, factor: SecondFactor): Promise<boolean> {
  const owner = { table: 'members' as const, id }
  if ('recovery_code' in factor) {
    return transaction((trx) => spendRecoveryCode(trx, owner, factor.recovery_code))
  }
  const secret = await openForMember(id, twoFactorSecret!)
  const step = secret ? timeCodeStepOf(secret, factor.code, clock.now()) : null
  return step !== null && transaction((trx) => takeTimeCodeStep(trx, owner, step))
}
