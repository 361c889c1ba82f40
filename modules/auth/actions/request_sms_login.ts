import { randomUUID } from 'node:crypto'
import { consumeLimit } from '#app/limits/limit'
import { sendLater } from '#app/outbox/outbox'
import { transaction } from '#app/transaction'
import { SMS_LOGINS_PER_ADDRESS, SMS_LOGINS_PER_NUMBER, SMS_LOGINS_PAUSE } from '#auth/constants'
import { TooManyAttempts } from '#auth/exceptions'
import { networkOf } from '#auth/network'

/** Who asks for a code, and from where. */
interface SmsLoginRequest {
  /** International form. */
  phone: string
  locale: string
  /** Network address of the visitor. */
  address: string
}

/** The outbox topic that looks the member up. */
export const SMS_LOGIN_TOPIC = 'sms_login'

/**
 * Notes the wish for a code by SMS. Whether the number is known is looked up later, so that the
 * answer and its time are the same for everybody.
 *
 * @throws too_many_attempts
 */
export class RequestSmsLogin {
  async handle({ phone, locale, address }: SmsLoginRequest): Promise<void> {
    const asked = await consumeLimit(`sms-login:${networkOf(address)}`, SMS_LOGINS_PER_ADDRESS)
    if (!asked.allowed) throw new TooManyAttempts(asked.retryAfterSeconds, 'phone')
    const pause = await consumeLimit(`sms-login-pause:${phone}`, SMS_LOGINS_PAUSE)
    if (!pause.allowed) return
    const { allowed } = await consumeLimit(`sms-login-number:${phone}`, SMS_LOGINS_PER_NUMBER)
    if (!allowed) return
    const dedupeKey = `${SMS_LOGIN_TOPIC}:${randomUUID()}`
    const payload = { phone, locale, address }
    await transaction((trx) => sendLater(trx, { topic: SMS_LOGIN_TOPIC, dedupeKey, payload }))
  }
}
