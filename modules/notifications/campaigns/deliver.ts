import { clock } from '#app/clock'
import { DeliveryFailure } from '#app/outbox/failures'
import { NotYet, UndeliverableMessage, type DueMessage } from '#app/outbox/handlers'
import { refuseResting } from '#notifications/bounces/main'
import { waitForQuiet } from '#notifications/choices/wait_for_quiet'
import { MAYBE_SENT } from '../exceptions.js'
import { deliverMail } from '../mail/deliver_mail.js'
import { PUSH_PACES } from '../push/push_notification.js'
import { sendPush } from '../push/send_push.js'
import { isMaybeSent, sendText } from '../sms/send_sms.js'
import { holdBack, settle } from './actions/finish.js'
import { mailOf } from './campaign_mail.js'
import { smsOf } from './campaign_sms.js'
import type { CampaignChannel } from './campaign.js'
import { KEPT_BACK_MAX_MS, TRIED_MS, TRIES_MAX } from './constants.js'
import type { CampaignPayload, CampaignPushPayload } from './messages.js'
import Campaign from './models/campaign.js'
import Delivery from './models/delivery.js'
import { reachableAmong, type Reachable } from './queries/reachable.js'
import { atPaceOf } from './slow_domains.js'

/** Carries out a mail of a campaign, unless its member does not want it any more. */
export function sendCampaignMail(message: DueMessage<CampaignPayload>): Promise<void> {
  return deliver(message, 'mail', async (campaign, { reader }) => {
    const { locale, newsletterSecret: secret, email: to } = reader
    await refuseResting(to, { isSwitchable: true })
    await atPaceOf(to, async () => {
      await deliverMail(message, { ...(await mailOf(campaign, { locale, secret })), to })
    })
  })
}

/** The same for a push to one browser. */
export function sendCampaignPush(message: DueMessage<CampaignPushPayload>): Promise<void> {
  const { subscription: subscriptionId, notification: notificationId, campaign } = message.payload
  const tag = `campaign:${campaign}`
  const payload = { subscriptionId, notificationId, tag, ...PUSH_PACES.news }
  return deliver(message, 'push', (_, { choices }) => sendPush({ ...message, payload }, choices))
}

/**
 * The same for an SMS, from half of the day's money and outside the quiet hours of its member. One that may or may not have gone is
 * laid aside, and its delivery says so, until staff has it sent again or closes it.
 */
export function sendCampaignSms(message: DueMessage<CampaignPayload>): Promise<void> {
  return deliver(message, 'sms', async (campaign, { reader, choices }) => {
    waitForQuiet(choices)
    const { text } = await smsOf(campaign, reader.locale)
    const cause = { ...message, share: 'campaigns' } as const
    await sendText(cause, { to: reader.phone!, text, memberId: reader.id })
  })
}

type Send = (campaign: Campaign, to: Reachable) => Promise<void>

/** Judges once more, sends, and notes what became of it. @throws what the outbox tries again for */
async function deliver(
  message: DueMessage<CampaignPayload>,
  channel: CampaignChannel,
  send: Send
): Promise<void> {
  const { memberId, payload } = message
  const campaign = await Campaign.find(payload.campaign)
  const key = { campaignId: payload.campaign, memberId: memberId!, channel }
  const delivery = await Delivery.query().where(key).first()
  if (!campaign || !delivery || !isToGo(delivery)) return
  // Nothing that was decided meanwhile says whether it has gone.
  if (message.sendingAt) {
    const ended = 'The process that sent it ended before the answer'
    return layAside(delivery, new UndeliverableMessage(ended, MAYBE_SENT))
  }
  // What was written before a campaign came to its limit of mails still goes.
  const isHeld = campaign.state === 'paused' && campaign.pauseReason !== 'bounces'
  if (isHeld) {
    if (await holdBack(delivery)) return
    return deliver(message, channel, send)
  }
  if (campaign.state === 'cancelled') {
    return settle(delivery, { state: 'left_out', reason: 'cancelled' })
  }
  const [to] = await reachableAmong([memberId!], [channel])
  if (!to?.channels.length) return settle(delivery, { state: 'left_out', reason: 'unwanted' })
  try {
    await send(campaign, to)
  } catch (error) {
    if (isMaybeSent(error)) return layAside(delivery, error)
    if (isTriedAgain(message, channel, error)) throw error
    const reason = error instanceof DeliveryFailure ? error.reason : 'failed'
    return settle(delivery, { state: 'failed', reason })
  }
  await settle(delivery, { state: 'sent' })
}

/** Notes that nobody knows whether it has gone, and has its message wait for staff. */
async function layAside(delivery: Delivery, unknown: UndeliverableMessage): Promise<never> {
  await settle(delivery, { state: 'held', reason: unknown.reason })
  throw unknown
}

function isTriedAgain(
  { attempts, createdAt, resentAt }: DueMessage,
  channel: CampaignChannel,
  failure: unknown
): boolean {
  const now = clock.now()
  if (failure instanceof UndeliverableMessage) return false
  // A large campaign takes many days of the money that SMS may cost.
  if (failure instanceof NotYet) return channel === 'sms' || now - createdAt < KEPT_BACK_MAX_MS
  return attempts < TRIES_MAX && now - (resentAt ?? createdAt) < TRIED_MS
}

/** A push goes to every browser of its member, and the first one that takes it counts; staff may send what may have gone again. */
function isToGo({ state, channel, reason }: Delivery): boolean {
  if (state === 'held' && reason === MAYBE_SENT) return true
  return state === 'waiting' || (channel === 'push' && ['sent', 'failed'].includes(state))
}
