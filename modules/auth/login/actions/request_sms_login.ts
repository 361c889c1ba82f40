import { randomUUID } from 'node:crypto'
import { networkOf } from '#app/http/network'
import { consumeLimit } from '#app/limits/limit'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import { transaction } from '#app/transaction'
import { SMS_LOGINS_PER_ADDRESS, SMS_LOGINS_PER_NUMBER, SMS_LOGINS_PAUSE } from '#auth/constants'
import { TooManyAttempts } from '#auth/exceptions'
import Member from '#auth/members/models/member'
import type { WantedCode } from './send_login_code.js'

/** Who asks for a code, and from where. */
interface SmsLoginRequest {
  /** International form. */
  phone: string
  locale: string
  /** Network address of the visitor. */
  address: string
  /** The mark of the browser where this member has logged in with it before. */
  browserMark: (memberId: number) => string | null
}

/** The outbox topic that looks the member up. */
export const SMS_LOGIN_TOPIC = topic<WantedCode>('sms_login', { lane: 'codes' })

/**
 * Notes the wish for a code by SMS. What becomes of it is decided later, so that the answer and its
 * time are the same for everybody. All strangers are counted together; a browser that has logged in
 * to the account is counted apart, so no stranger uses up what the owner needs.
 *
 * @returns the mark of a browser the account knows, null for a stranger's
 * @throws too_many_attempts
 */
export async function requestSmsLogin(wanted: SmsLoginRequest): Promise<string | null> {
  const { phone, locale, address } = wanted
  const member = await Member.findBy({ phone })
  const browserMark = member && wanted.browserMark(member.id)
  // A neighbour in the same network may be the stranger.
  if (!browserMark) await countNetwork(address)
  if (!(await mayAsk(`${phone}:${browserMark ?? 'strangers'}`))) return browserMark
  const dedupeKey = `${SMS_LOGIN_TOPIC}:${randomUUID()}`
  const payload = { phone, locale, address, browserMark }
  await transaction((trx) => sendLater(trx, { topic: SMS_LOGIN_TOPIC, dedupeKey, payload }))
  return browserMark
}

async function countNetwork(address: string) {
  const asked = await consumeLimit(`sms-login:${networkOf(address)}`, SMS_LOGINS_PER_ADDRESS)
  if (!asked.allowed) throw new TooManyAttempts(asked.retryAfterSeconds, 'phone')
}

async function mayAsk(group: string): Promise<boolean> {
  const pause = await consumeLimit(`sms-login-pause:${group}`, SMS_LOGINS_PAUSE)
  if (!pause.allowed) return false
  return (await consumeLimit(`sms-login-number:${group}`, SMS_LOGINS_PER_NUMBER)).allowed
}
