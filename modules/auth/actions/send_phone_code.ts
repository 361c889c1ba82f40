import { inject } from '@adonisjs/core'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { SMS_PAUSE_MS } from '#auth/constants'
import { DeliveryReadiness } from '#auth/contracts/delivery_readiness'
import { SmsNotConfigured, SmsNotSent } from '#auth/exceptions'
import { writePhoneCode, type CodeReceiver } from '#auth/phone_codes'
import { consumeSmsLimits } from '#auth/sms_limits'

const CLAIM = `UPDATE phone_verifications SET can_send_at = ?
  WHERE member_id = ? AND purpose = ? AND can_send_at <= ? RETURNING phone`

/**
 * Sends another code once the pause is over. Of any number of requests at once one claims the
 * pause, and only that one counts against the limits and sends.
 *
 * @returns false where the pause is not over yet
 * @throws not_mobile, sms.not_configured, sms.could_not_resend, sms.slowed
 */
@inject()
export class SendPhoneCode {
  constructor(private delivery: DeliveryReadiness) {}

  async handle(receiver: CodeReceiver, address: string): Promise<boolean> {
    if (!this.delivery.canSendSms()) throw new SmsNotConfigured()
    const now = clock.now()
    const { memberId, purpose } = receiver
    const values = [now + SMS_PAUSE_MS, memberId, purpose, now]
    const claimed = await transaction((trx) => rows(trx, CLAIM, values))
    if (!claimed.length) return false
    try {
      await consumeSmsLimits({ phone: receiver.phone, address, isProved: false })
    } catch (error) {
      if (error instanceof SmsNotSent) await this.#waitFor(receiver, error.waitSeconds)
      throw error
    }
    await transaction((trx) => writePhoneCode(trx, receiver))
    return true
  }

  /** The page counts down to the moment at which a resend can really succeed. */
  async #waitFor({ memberId, purpose }: CodeReceiver, seconds: number) {
    const sql = `UPDATE phone_verifications SET can_send_at = ?
      WHERE member_id = ? AND purpose = ?`
    const values = [clock.now() + seconds * 1000, memberId, purpose]
    await transaction((trx) => rows(trx, sql, values))
  }
}
