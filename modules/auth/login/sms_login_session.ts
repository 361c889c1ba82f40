import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/clock'
import { SMS_CODE_AGE_MS } from '../constants.js'
import { newToken } from './secrets.js'

/** Session key of a login that waits for the code of an SMS. */
const KEY = 'sms_login'

/** A login that waits for the code of an SMS. */
export interface SmsLogin {
  /** Counts the tries of this login. */
  id: string
  /** International form. */
  phone: string
  /** Of a browser the account of the number knows; null for a stranger's. */
  browserMark: string | null
  /** Milliseconds UTC. */
  at: number
}

/** Lets this session, under a new id, enter the code that was sent to a number. */
export function beginSmsLogin(
  { session }: HttpContext,
  asked: Pick<SmsLogin, 'phone' | 'browserMark'>
): void {
  session.put(KEY, { ...asked, id: newToken(), at: clock.now() } satisfies SmsLogin)
  session.regenerate()
}

/** The login that waits; null where there is none or its code has run out. */
export function smsLogin({ session }: HttpContext): SmsLogin | null {
  const waiting: SmsLogin | undefined = session.get(KEY)
  return waiting && clock.now() - waiting.at <= SMS_CODE_AGE_MS ? waiting : null
}

/** The code was right. */
export function endSmsLogin({ session }: HttpContext): void {
  session.forget(KEY)
}
