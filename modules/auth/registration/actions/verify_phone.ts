import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { SmsCodeSpent, WrongSmsCode } from '#auth/exceptions'
import { countGuess, fitsCode, useCode } from '#auth/login/phone_codes'
import Member from '#auth/members/models/member'

/** Which member proves which number. */
interface Guess {
  memberId: number
  phone: string
  purpose: 'registration'
  code: string
}

/**
 * Checks an SMS code; at most five guesses of one code are ever compared.
 *
 * @throws sms.wrong_code, sms.code_spent
 */
export async function verifyPhone({ code, ...sent }: Guess): Promise<void> {
  const hash = await transaction((trx) => countGuess(trx, sent))
  if (hash === null) throw new SmsCodeSpent()
  const counted = { ...sent, hash }
  if (!fitsCode(counted, code)) throw new WrongSmsCode()
  await transaction(async (trx) => {
    if (!(await useCode(trx, counted))) throw new SmsCodeSpent()
    const now = clock.now()
    await Member.query(trx)
      .where({ id: sent.memberId, phone: sent.phone })
      .whereNull('phoneVerifiedAt')
      .update({ phoneVerifiedAt: now, updatedAt: now })
  })
}
