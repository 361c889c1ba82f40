import { transaction } from '#app/transaction'
import { NotMobile, SmsNotSent } from '#auth/exceptions'
import Member from '#auth/members/models/member'
import { loginPurpose, writePhoneCode } from '../phone_codes.js'
import { consumeSmsLimits } from '../sms_limits.js'

/** Where a code is wanted, as the outbox kept it. */
export interface WantedCode {
  phone: string
  locale: string
  address: string
  /** Of a browser the account knows; null for a stranger's. */
  browserMark: string | null
}

/** Sends a code to log in with, where the number belongs to a member; nobody sees whether it does. */
export async function sendLoginCode({
  phone,
  locale,
  address,
  browserMark = null,
}: WantedCode): Promise<void> {
  const member = await Member.registered().where({ phone }).whereNotNull('phoneVerifiedAt').first()
  if (!member) return
  try {
    await consumeSmsLimits({ phone, address, isProved: true, browserMark })
  } catch (error) {
    // What the limits hold back is not sent later: it would surprise.
    if (error instanceof SmsNotSent || error instanceof NotMobile) return
    throw error
  }
  const receiver = { memberId: member.id, phone, locale: member.locale ?? locale }
  const purpose = loginPurpose(browserMark)
  await transaction((trx) => writePhoneCode(trx, { ...receiver, purpose }))
}
