import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import i18nManager from '@adonisjs/i18n/services/main'
import { OutwardAgent, type OutwardAnswer } from '#app/http/outward_agent'
import { TryLater, UndeliverableMessage, type DueMessage } from '#app/outbox/handlers'
import { settings } from '#app/settings/settings'
import { choicesOf, type Choices } from '../choices/queries/choices_of.js'
import { waitForQuiet } from '../choices/wait_for_quiet.js'
import { noteDelivery, noteFailure, removeSubscription } from './actions/note_delivery.js'
import { knownSubscription, type KnownSubscription } from './known_subscription.js'
import { markOfMember } from './member_mark.js'
import { pushAccount } from './push_account.js'
import { bytesOfMessage, topicOf, type PushMessage } from './push_message.js'
import { URGENT_PUSH, type PushPayload } from './push_notification.js'
import { toldBy, type Told } from './told_by.js'
import { demandAwake, letRest } from '../gateways/resting_hosts.js'

/**
 * Carries a message to one browser: written now, encrypted for it alone, and handed to its push service.
 *
 * @param asked how its member wants to be told, where somebody has asked for it already
 * @throws what the outbox tries again for
 */
export async function sendPush(due: DueMessage<PushPayload>, asked?: Choices): Promise<void> {
  const { payload, attempts, topic } = due
  const account = await pushAccount()
  if (!account.pair) throw new Error('The shop has no keys for push services')
  const known = await knownSubscription(payload.subscriptionId, account)
  if (known === 'gone') return
  if (known === 'unusable') return removeSubscription(payload.subscriptionId)
  const { memberId } = known.row
  const told = await toldBy(payload, memberId)
  if (!told) return
  const choices = async () => asked ?? told.choices ?? (await choicesOf([memberId]))(memberId)
  if (topic !== URGENT_PUSH) waitForQuiet(await choices())
  demandAwake(known.address)
  try {
    const message = await messageOf(told, known)
    const answer = await ask(known, payload, message)
    // What is too long for a service comes without its text, once.
    const isTooLong = answer.status === 413
    await heed(isTooLong ? await ask(known, payload, { ...message, body: '' }) : answer, known)
  } catch (error) {
    // A refusal says nothing of the browser, and the further tries of one message are no further failures.
    const isRefusal = error instanceof TryLater || error instanceof UndeliverableMessage
    if (attempts === 1 && !isRefusal) await noteFailure(known.row)
    throw error
  }
}

async function messageOf(
  { id, tag, message, action, locale }: Told,
  { row, auth }: KnownSubscription
): Promise<PushMessage> {
  const { product_name: title } = await settings()
  const m = markOfMember(row.memberId, auth)
  const neutral = i18nManager.locale(locale).t('push.neutral')
  const what = { id, seq: id, tag, title, body: message, neutral }
  return { v: 1, ...what, action, lang: locale, m }
}

async function ask(
  { address, auth, row, pair }: KnownSubscription,
  { ttl, urgency }: PushPayload,
  message: PushMessage
): Promise<OutwardAnswer> {
  const { subject } = await pushAccount()
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: address.href, keys: { p256dh: row.p256Dh, auth } },
    bytesOfMessage(message),
    {
      TTL: ttl,
      urgency,
      topic: topicOf(message.tag),
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject, ...pair },
    }
  )
  const agent = await app.container.make(OutwardAgent)
  return agent.ask({ address, method: 'POST', headers, body })
}

/** Does what an answer means. @throws what the outbox tries again for, or lays the message aside for */
async function heed({ status, retryAfter }: OutwardAnswer, known: KnownSubscription) {
  const { row, address } = known
  if (status >= 200 && status < 300) return noteDelivery(row)
  if (status === 404 || status === 410) return removeSubscription(row.id)
  if (status === 429 || status === 503) throw letRest(address, retryAfter)
  const reason = `${address.host} answered ${status}`
  // A service that sends us elsewhere is in trouble as well.
  if (status >= 500 || status < 400) throw new Error(reason)
  const isOldKey = (await pushAccount()).pair?.publicKey !== row.vapidKey
  if (status === 403 && isOldKey) return removeSubscription(row.id)
  logger.error({ status, host: address.host }, 'A push service refused a message')
  throw new UndeliverableMessage(reason)
}
