import { clock } from '#app/clock'
import { DeliveryFailure } from '#app/outbox/failures'
import { NotYet, UndeliverableMessage, type DueMessage } from '#app/outbox/handlers'
import { refuseResting } from '#notifications/bounces/main'
import { deliverMail } from '../mail/deliver_mail.js'
import { PUSH_PACES } from '../push/push_notification.js'
import { sendPush } from '../push/send_push.js'
import { settle } from './actions/finish.js'
import { mailOf } from './campaign_mail.js'
import type { CampaignChannel } from './campaign.js'
import { KEPT_BACK_MAX_MS, TRIED_MS, TRIES_MAX } from './constants.js'
import type { CampaignMailPayload, CampaignPushPayload } from './messages.js'
import Campaign from './models/campaign.js'
import Delivery from './models/delivery.js'
import { reachableAmong, type Reachable } from './queries/reachable.js'
import { atPaceOf } from './slow_domains.js'

/** Carries out a mail of a campaign, unless its member does not want it any more. */
export function sendCampaignMail(message: DueMessage<CampaignMailPayload>): Promise<void> {
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
  return deliver(message, 'push', () => sendPush({ ...message, payload }))
}

type Send = (campaign: Campaign, to: Reachable) => Promise<void>

/** Judges once more, sends, and notes what became of it. @throws what the outbox tries again for */
async function deliver(
  message: DueMessage<CampaignMailPayload>,
  channel: CampaignChannel,
  send: Send
): Promise<void> {
  const { memberId, payload } = message
  const campaign = await Campaign.find(payload.campaign)
  const key = { campaignId: payload.campaign, memberId: memberId!, channel }
  const delivery = await Delivery.query().where(key).first()
  if (!campaign || !delivery || !isToGo(delivery)) return
  // What was written before a campaign came to its limit of mails still goes.
  const isHeld = campaign.state === 'paused' && campaign.pauseReason !== 'bounces'
  if (isHeld) return settle(delivery, { state: 'held' })
  if (campaign.state === 'cancelled') {
    return settle(delivery, { state: 'left_out', reason: 'cancelled' })
  }
  const [to] = await reachableAmong([memberId!], [channel])
  if (!to?.channels.length) return settle(delivery, { state: 'left_out', reason: 'unwanted' })
  try {
    await send(campaign, to)
  } catch (error) {
    if (isTriedAgain(message, error)) throw error
    const reason = error instanceof DeliveryFailure ? error.reason : 'failed'
    return settle(delivery, { state: 'failed', reason })
  }
  await settle(delivery, { state: 'sent' })
}

function isTriedAgain({ attempts, createdAt, resentAt }: DueMessage, failure: unknown): boolean {
  const now = clock.now()
  if (failure instanceof UndeliverableMessage) return false
  if (failure instanceof NotYet) return now - createdAt < KEPT_BACK_MAX_MS
  return attempts < TRIES_MAX && now - (resentAt ?? createdAt) < TRIED_MS
}

/** A push goes to every browser of its member, and the first one that takes it counts. */
function isToGo({ state, channel }: Delivery): boolean {
  return state === 'waiting' || (channel === 'push' && ['sent', 'failed'].includes(state))
}
