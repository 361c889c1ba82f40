import i18nManager from '@adonisjs/i18n/services/main'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { NotYet, TryLater, UndeliverableMessage, type DueMessage } from '#app/outbox/handlers'
import type { SmsPayload } from '#app/outbox/letters'
import { settings } from '#app/settings/settings'
import { SmsGateway, type Sms } from '../contracts/sms_gateway.js'
import { MAYBE_SENT, SmsMaybeSent } from '../exceptions.js'
import { claimParts, giveBackParts, secondsOfToday, type SmsShare } from './sms_budget.js'
import { inGsm, smsSize } from './sms_text.js'

/**
 * Carries an SMS out while it still makes sense.
 *
 * @throws what the outbox tries again for
 */
export async function sendSms(message: DueMessage<SmsPayload>): Promise<void> {
  const { memberId, payload } = message
  const { to, key, values, locale, not_after: notAfter } = payload
  if (notAfter !== undefined && notAfter < clock.now()) return
  const { product_name: product } = await settings()
  const text = i18nManager.locale(locale).t(key, { product, ...values })
  const sending = sendText(message, { to, text, memberId })
  await sending.catch((error: unknown) => {
    // Who waits for a code can ask for another.
    if (notAfter === undefined || !isMaybeSent(error)) throw error
    logger.warn({ err: error }, 'An SMS may or may not have gone; it is not sent again')
  })
}

/** The message that a text is sent for, and whose money it takes. */
type Cause = Pick<DueMessage, 'id' | 'dedupeKey' | 'sendingAt'> & { share?: SmsShare }

/**
 * Sends a text while the day's money reaches, in the letters of GSM 03.38. One that may or may not have gone, because the
 * provider gave no answer or this process ended before it came, waits until staff has decided. What goes to many waits for
 * tomorrow without a try counted where its half of the money is spent.
 *
 * @throws what the outbox tries again for, or lays the message aside for
 */
export async function sendText(cause: Cause, told: Omit<Sms, 'reference'>): Promise<void> {
  const gateway = await app.container.make(SmsGateway)
  const sms = { ...told, reference: cause.dedupeKey, text: inGsm(told.text) }
  const sending = gateway.isPaid ? sendPaid(gateway, sms, cause) : gateway.send(sms)
  await sending.catch((error: unknown) => {
    if (!(error instanceof SmsMaybeSent)) throw error
    throw new UndeliverableMessage(error.message, error.reason)
  })
}

/** Whether a failure says that an SMS may or may not have gone. */
export function isMaybeSent(error: unknown): error is UndeliverableMessage {
  return error instanceof UndeliverableMessage && error.reason === MAYBE_SENT
}

async function sendPaid(gateway: SmsGateway, sms: Sms, cause: Cause): Promise<void> {
  const { id, sendingAt, share = 'whole' } = cause
  if (sendingAt) throw new SmsMaybeSent('The process that sent it ended before the answer')
  const { parts } = smsSize(sms.text)
  const day = await claimParts(parts, { id }, share)
  if (day === null) {
    const spent = "Today's money for SMS is spent"
    if (share === 'campaigns') throw new NotYet(secondsOfToday(), spent, 'spent')
    logger.error("SMS are stopped: today's money is spent")
    throw new TryLater(secondsOfToday(), spent, 'spent')
  }
  try {
    await gateway.send(sms)
  } catch (error) {
    if (!(error instanceof SmsMaybeSent)) await giveBackParts(day, parts, share)
    throw error
  }
}
