import i18nManager from '@adonisjs/i18n/services/main'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { TryLater, UndeliverableMessage, type DueMessage } from '#app/outbox/handlers'
import type { SmsPayload } from '#app/outbox/letters'
import { settings } from '#app/settings/settings'
import { SmsGateway, type Sms } from '../contracts/sms_gateway.js'
import { SmsMaybeSent } from '../exceptions.js'
import { claimParts, giveBackParts, secondsOfToday } from './sms_budget.js'
import { inGsm, smsSize } from './sms_text.js'

/**
 * Carries an SMS out while it still makes sense.
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
  const text = i18nManager.locale(locale).t(key, { product, ...values })
  const sending = sendText({ to, text, reference: dedupeKey, memberId })
  await sending.catch((error: unknown) => {
    // Who waits for a code can ask for another.
    if (notAfter === undefined || !isMaybeSent(error)) throw error
    logger.warn({ err: error }, 'An SMS may or may not have gone; it is not sent again')
  })
}

/**
 * Sends a text while the day's money reaches, in the letters of GSM 03.38. One that may or may not have gone waits until
 * staff has decided.
 *
 * @throws what the outbox tries again for, or lays the message aside for
 */
export async function sendText(told: Sms): Promise<void> {
  const gateway = await app.container.make(SmsGateway)
  const sms = { ...told, text: inGsm(told.text) }
  const sending = gateway.isPaid ? sendPaid(gateway, sms) : gateway.send(sms)
  await sending.catch((error: unknown) => {
    if (!(error instanceof SmsMaybeSent)) throw error
    throw new UndeliverableMessage(error.message, error.reason)
  })
}

function isMaybeSent(error: unknown): boolean {
  return error instanceof UndeliverableMessage && error.reason === 'sms_maybe_sent'
}

async function sendPaid(gateway: SmsGateway, sms: Sms): Promise<void> {
  const { parts } = smsSize(sms.text)
  const day = await claimParts(parts)
  if (day === null) {
    logger.error("SMS are stopped: today's money is spent")
    throw new TryLater(secondsOfToday(), "Today's money for SMS is spent", 'spent')
  }
  try {
    await gateway.send(sms)
  } catch (error) {
    if (!(error instanceof SmsMaybeSent)) await giveBackParts(day, parts)
    throw error
  }
}
