import { consumeInTurn } from '#app/limits/limit'
import { transaction } from '#app/transaction'
import { CHALLENGES_PER_LOGIN, SMS_LOGIN_GUESSES } from '#auth/constants'
import { TooManyAttempts, WrongSmsCode } from '#auth/exceptions'
import { foundMember, type FoundMember } from '#auth/members/member'
import Member from '#auth/members/models/member'
import { countGuess, fitsCode, loginPurpose, useCode } from '../phone_codes.js'

/** A code somebody enters who says to have this number. */
interface Guess {
  /** Names the login that waits for it. */
  id: string
  phone: string
  /** Of a browser the account knew when the code was asked for; null for a stranger's. */
  browserMark: string | null
  code: string
}

/** No member has this id. */
const NOBODY = 0

/**
 * Finds the member who got this code by SMS. The try is counted before anything is compared; a
 * number nobody has is answered like a wrong code, after the same statements.
 *
 * @throws too_many_attempts, sms.wrong_code
 */
export async function logInBySms({ id, phone, browserMark, code }: Guess): Promise<FoundMember> {
  await count(id, `${phone}:${browserMark ?? 'strangers'}`)
  const counted = await transaction(async (trx) => {
    const member = await Member.registered(trx).where('phone', phone).first()
    const owner = { memberId: member?.id ?? NOBODY, purpose: loginPurpose(browserMark) }
    return { ...owner, phone, hash: await countGuess(trx, { ...owner, phone }) }
  })
  if (!fitsCode(counted, code)) throw new WrongSmsCode()
  return transaction(async (trx) => {
    if (!(await useCode(trx, counted))) throw new WrongSmsCode()
    return foundMember(await Member.findOrFail(counted.memberId, trx))
  })
}

async function count(login: string, group: string) {
  const { allowed, retryAfterSeconds } = await consumeInTurn([
    [`sms-login-guess:${login}`, CHALLENGES_PER_LOGIN],
    [`sms-login-guesses:${group}`, SMS_LOGIN_GUESSES],
  ])
  if (!allowed) throw new TooManyAttempts(retryAfterSeconds, 'code')
}
