import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import { consumeLimit, type Limit } from '#app/limits/limit'
import { businessDate } from '#points'
import {
  SMS_PER_ADDRESS,
  SMS_PER_ADDRESS_AND_DAY,
  SMS_PER_DAY,
  SMS_PER_NUMBER,
} from './constants.js'
import { SmsBudget } from './contracts/sms_budget.js'
import { SmsNotSent } from './exceptions.js'
import { networkOf } from './network.js'

/**
 * Takes one SMS from every limit, the narrowest first so that a refused one costs the others
 * nothing. Where the money of the day is spent nothing is taken and nothing goes.
 *
 * @throws sms.could_not_resend
 */
export async function consumeSmsLimits(phone: string, address: string): Promise<void> {
  const budget = await app.container.make(SmsBudget)
  const restSeconds = await budget.restSeconds()
  if (restSeconds > 0) throw new SmsNotSent(restSeconds)
  const network = networkOf(address)
  const limits: [key: string, limit: Limit][] = [
    [`sms:number:${phone}`, SMS_PER_NUMBER],
    [`sms:address:${network}`, SMS_PER_ADDRESS],
    [`sms:address-day:${network}`, SMS_PER_ADDRESS_AND_DAY],
    [`sms:day:${businessDate(clock.now())}`, SMS_PER_DAY],
  ]
  for (const [key, limit] of limits) {
    const { allowed, retryAfterSeconds } = await consumeLimit(key, limit)
    if (!allowed) throw new SmsNotSent(retryAfterSeconds)
  }
}
