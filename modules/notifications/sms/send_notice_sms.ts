import i18nManager from '@adonisjs/i18n/services/main'
import app from '@adonisjs/core/services/app'
import type { DueMessage } from '#app/outbox/handlers'
import { topic } from '#app/outbox/topic'
import { settings } from '#app/settings/settings'
import { findMember, phonesOf } from '#auth'
import { choicesOf } from '../choices/queries/choices_of.js'
import { waitForQuiet } from '../choices/wait_for_quiet.js'
import { NotificationTexts } from '../contracts/notification_texts.js'
import { sendText } from './send_sms.js'
import { smsOfferTo } from './sms_offer.js'

/** A notification that is told by SMS; its text is written when it is sent. */
interface NoticeSms {
  notificationId: number
}

export const NOTICE_SMS = topic<NoticeSms>('notice_sms')
/** Those that warn of somebody else in an account. */
export const URGENT_NOTICE_SMS = topic<NoticeSms>('urgent_notice_sms', { lane: 'codes' })

/**
 * Tells a notification by SMS, to the number that is confirmed now. What was read in the shop already costs nothing.
 *
 * @throws what the outbox tries again for, or lays the message aside for
 */
export async function sendNoticeSms(message: DueMessage<NoticeSms>): Promise<void> {
  const { memberId, payload } = message
  const texts = await app.container.make(NotificationTexts)
  const told = await texts.textOf(payload.notificationId)
  if (!told || told.memberId !== memberId) return
  const member = await findMember(memberId)
  if (!member || (await smsOfferTo(member)) !== 'open') return
  const to = (await phonesOf([memberId])).get(memberId)
  if (!to) return
  // One that may have gone is laid aside at any hour.
  const isHeldAtNight = message.topic !== URGENT_NOTICE_SMS && !message.sendingAt
  if (isHeldAtNight) waitForQuiet((await choicesOf([memberId]))(memberId))
  const { product_name: product } = await settings()
  const text = i18nManager.locale(told.locale).t('sms.notice', { product, text: told.message })
  await sendText(message, { to, text, memberId })
}
