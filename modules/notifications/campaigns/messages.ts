import { clock } from '#app/clock'
import { sendTogether } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import type { Transaction } from '#app/transaction'
import { endOfQuiet } from '#notifications/choices/quiet_hours'
import type { Reachable } from './queries/reachable.js'
import type { CampaignChannel } from './campaign.js'

/** A mail or an SMS of a campaign; its member stands beside it. */
export interface CampaignPayload {
  campaign: number
}

/** A push of a campaign to one browser of its member. */
export interface CampaignPushPayload extends CampaignPayload {
  subscription: number
  notification: number
}

const ofMany = { lane: 'campaigns', isImpersonal: true } as const

export const CAMPAIGN_MAIL = topic<CampaignPayload>('campaign_mail', ofMany)
export const CAMPAIGN_PUSH = topic<CampaignPushPayload>('campaign_push', ofMany)
export const CAMPAIGN_SMS = topic<CampaignPayload>('campaign_sms', ofMany)

/** The campaign of a message, by its key. */
export function campaignOf(dedupeKey: string): number {
  return Number(dedupeKey.split(':')[1])
}

/** A member to be told, by these channels. */
export interface Addressed extends Reachable {
  notificationId: number
}

/**
 * Writes the messages to members in the transaction of their deliveries.
 *
 * @param of the campaign and its round, which make their keys
 */
export async function writeMessages(
  trx: Transaction,
  addressed: Addressed[],
  of: { id: number; round: number }
): Promise<void> {
  const now = clock.now()
  const uses = (channel: CampaignChannel) =>
    addressed.filter(({ channels }) => channels.includes(channel))
  const mails = uses('mail').map(({ reader }) => ({
    topic: CAMPAIGN_MAIL,
    dedupeKey: `campaign_mail:${of.id}:${reader.id}:${of.round}`,
    memberId: reader.id,
    payload: { campaign: of.id },
  }))
  const pushes = uses('push').flatMap(({ reader, choices, subscriptionIds, notificationId }) =>
    subscriptionIds.map((subscription) => ({
      topic: CAMPAIGN_PUSH,
      dedupeKey: `campaign_push:${of.id}:${subscription}:${of.round}`,
      memberId: reader.id,
      payload: { campaign: of.id, subscription, notification: notificationId },
      notBefore: endOfQuiet(now, choices.quiet),
    }))
  )
  const texts = uses('sms').map(({ reader, choices }) => ({
    topic: CAMPAIGN_SMS,
    dedupeKey: `campaign_sms:${of.id}:${reader.id}:${of.round}`,
    memberId: reader.id,
    payload: { campaign: of.id },
    notBefore: endOfQuiet(now, choices.quiet),
  }))
  if (mails.length) await sendTogether(trx, mails)
  if (pushes.length) await sendTogether(trx, pushes)
  if (texts.length) await sendTogether(trx, texts)
}
