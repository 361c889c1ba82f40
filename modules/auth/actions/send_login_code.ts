import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { NotMobile, SmsNotSent } from '#auth/exceptions'
import { loginPurpose, writePhoneCode } from '#auth/phone_codes'
import { consumeSmsLimits } from '#auth/sms_limits'

/** Where a code is wanted, as the outbox kept it. */
export interface WantedCode {
  phone: string
  locale: string
  address: string
  /** Of a browser the account knows; null for a stranger's. */
  browserMark: string | null
}

const FIND = `SELECT id, locale FROM members WHERE phone = ? AND phone_verified_at IS NOT NULL
  AND registered_at IS NOT NULL AND deleted_at IS NULL AND disabled_at IS NULL`

/** Sends a code to log in with, where the number belongs to a member; nobody sees whether it does. */
export class SendLoginCode {
  async handle({ phone, locale, address, browserMark = null }: WantedCode): Promise<void> {
    const [member] = await shopReader().rows<{ id: number; locale: string | null }>(FIND, [phone])
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
}
