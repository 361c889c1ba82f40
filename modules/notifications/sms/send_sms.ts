import i18nManager from '@adonisjs/i18n/services/main'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { TryLater, type DueMessage } from '#app/outbox/handlers'
import type { SmsPayload } from '#app/outbox/letters'
import { settings } from '#app/settings/settings'
import { SmsGateway, type Sms } from '../contracts/sms_gateway.js'
import { SmsMaybeSent } from '../exceptions.js'
import { claimParts, giveBackParts, secondsOfToday } from './sms_budget.js'
import { inGsm, smsSize } from './sms_text.js'

/**
 * Carries an SMS out: in the letters of GSM 03.38, while it still makes sense, and only while the
 * day's money reaches.
 *
 * @throws what the outbox tries again for
 */
export async function sendSms({
  dedupeKey,
  memberId,
  payload,
}: DueMessage<SmsPayload>): Promise<void> {
  const { to, key, values, locale, not_after: notAfter } = payload
  if (notAfter !== undefined && notAfter < clock.now()) return
  const { product_name: product } = await settings()
  const text = inGsm(i18nManager.locale(locale).t(key, { product, ...values }))
  const gateway = await app.container.make(SmsGateway)
  const sms = { to, text, reference: dedupeKey, memberId }
  await (gateway.isPaid ? sendPaid(gateway, sms) : gateway.send(sms))
}

async function sendPaid(gateway: SmsGateway, sms: Sms): Promise<void> {
  const { parts } = smsSize(sms.text)
  const day = await claimParts(parts)
  if (day === null) {
    logger.error("SMS are stopped: today's money is spent")
    throw new TryLater(secondsOfToday(), "Today's money for SMS is spent")
  }
  try {
    await gateway.send(sms)
  } catch (error) {
    if (error instanceof SmsMaybeSent) {
      logger.warn({ err: error }, 'An SMS may or may not have gone; it is not sent again')
      return
    }
    await giveBackParts(day, parts)
    throw error
  }
}
