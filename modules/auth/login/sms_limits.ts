import app from '@adonisjs/core/services/app'
import { networkOf, surroundingsOf } from '#app/http/network'
import { consumeInTurn, returnHit, type KeyedLimit } from '#app/limits/limit'
import { consumePace, type Pace } from '#app/limits/pace'
import { canGetSms } from '#app/validation/rules'
import {
  SMS_PACE_OF_PROVIDER,
  SMS_PACE_OF_RANGE,
  SMS_PACE_OF_SHOP,
  SMS_PER_ADDRESS,
  SMS_PER_ADDRESS_AND_DAY,
  SMS_PER_NUMBER,
  SMS_PER_SITE,
} from '../constants.js'
import { DeliveryReadiness } from '../contracts/delivery_readiness.js'
import { SmsBudget } from '../contracts/sms_budget.js'
import { NotMobile, SmsNotConfigured, SmsNotSent, SmsSlowed } from '../exceptions.js'

/** An SMS somebody asks for. */
export interface WantedSms {
  /** International form. */
  phone: string
  /** Network address of the visitor. */
  address: string
  /** A member proved the number before: only strangers are slowed down by what strangers do. */
  isProved: boolean
  /** Of a browser that has logged in to the account of the number: it is counted by itself alone. */
  browserMark?: string | null
}

/** @throws sms.not_configured where no service is set up */
export async function mustSendSms(): Promise<void> {
  const delivery = await app.container.make(DeliveryReadiness)
  if (!delivery.canSendSms()) throw new SmsNotConfigured()
}

/**
 * Takes one SMS from every limit, the narrowest first so that a refused one costs the others
 * nothing. Where the number can get no SMS, or the money of the day is spent, nothing is taken.
 * Wide networks and the shop itself never refuse: they slow strangers down.
 *
 * @throws not_mobile, sms.could_not_resend, sms.slowed
 */
export async function consumeSmsLimits(wanted: WantedSms): Promise<void> {
  if (!(await canGetSms(wanted.phone))) throw new NotMobile()
  const budget = await app.container.make(SmsBudget)
  const restSeconds = await budget.restSeconds()
  if (restSeconds > 0) throw new SmsNotSent(restSeconds)
  const narrow = narrowLimits(wanted)
  const { allowed, retryAfterSeconds } = await consumeInTurn(narrow)
  if (!allowed) throw new SmsNotSent(retryAfterSeconds)
  const waitSeconds = wanted.isProved ? 0 : await pauseOf(wanted.address)
  if (!waitSeconds) return
  // Who comes back after the pause must not find that waiting used the number up.
  for (const [key] of narrow) await returnHit(key)
  throw new SmsSlowed(waitSeconds)
}

function narrowLimits({ phone, address, browserMark }: WantedSms): [KeyedLimit, ...KeyedLimit[]] {
  if (browserMark) return [[`sms:number:${phone}:${browserMark}`, SMS_PER_NUMBER]]
  const network = networkOf(address)
  const { site } = surroundingsOf(address)
  const ofSite: KeyedLimit[] = site ? [[`sms:site:${site}`, SMS_PER_SITE]] : []
  return [
    [`sms:number:${phone}`, SMS_PER_NUMBER],
    [`sms:address:${network}`, SMS_PER_ADDRESS],
    [`sms:address-day:${network}`, SMS_PER_ADDRESS_AND_DAY],
    ...ofSite,
  ]
}

/** Seconds a stranger in this network waits; 0 where the SMS goes. */
async function pauseOf(address: string): Promise<number> {
  const { range, provider } = surroundingsOf(address)
  const ofRange: [string, Pace][] = range ? [[`sms:range:${range}`, SMS_PACE_OF_RANGE]] : []
  const paces: [string, Pace][] = [
    ...ofRange,
    [`sms:provider:${provider}`, SMS_PACE_OF_PROVIDER],
    ['sms:shop', SMS_PACE_OF_SHOP],
  ]
  for (const [key, pace] of paces) {
    const { allowed, retryAfterSeconds } = await consumePace(key, pace)
    if (!allowed) return retryAfterSeconds
  }
  return 0
}
