import app from '@adonisjs/core/services/app'
import type { Transaction } from '#app/transaction'
import { readersAmong, type Reader } from '#auth'
import { choicesOf, isOn, type Choices } from '#notifications/choices/queries/choices_of'
import { SmsGateway } from '#notifications/contracts/sms_gateway'
import PushSubscription from '#notifications/push/models/push_subscription'
import type { CampaignChannel } from '../campaign.js'

/** A member a campaign may tell, and the channels it may use for it. */
export interface Reachable {
  reader: Reader
  choices: Choices
  channels: CampaignChannel[]
  /** The browsers that take messages. */
  subscriptionIds: number[]
}

/**
 * Who of these members may be told, and how: who is deleted or disabled is not, mail needs the consent to offers by mail,
 * SMS that to offers by phone and a confirmed number, push a browser, and all that the member did not switch them off.
 */
export async function reachableAmong(
  memberIds: number[],
  channels: CampaignChannel[],
  trx?: Transaction
): Promise<Reachable[]> {
  if (!memberIds.length) return []
  const readers = await readersAmong(memberIds, trx)
  const choicesFor = await choicesOf(memberIds, trx)
  const subscriptions = new Map<number, number[]>()
  const asked = channels.includes('push') ? memberIds : []
  for (const { id, memberId } of await subscriptionsAmong(asked, trx)) {
    subscriptions.set(memberId, [...(subscriptions.get(memberId) ?? []), id])
  }
  const { isReady: sendsSms } = await app.container.make(SmsGateway)
  return readers.map((reader) => {
    const choices = choicesFor(reader.id)
    const subscriptionIds = subscriptions.get(reader.id) ?? []
    const mayUse = {
      mail: reader.consents.marketing_email && isOn(choices, 'news', 'mail'),
      push: subscriptionIds.length > 0 && isOn(choices, 'news', 'push'),
      sms:
        sendsSms &&
        reader.phone !== null &&
        reader.consents.marketing_phone &&
        isOn(choices, 'news', 'sms'),
    }
    const usable = channels.filter((channel) => mayUse[channel])
    return { reader, choices, channels: usable, subscriptionIds }
  })
}

async function subscriptionsAmong(memberIds: number[], trx?: Transaction) {
  if (!memberIds.length) return []
  return PushSubscription.query(trx).whereIn('memberId', memberIds).orderBy('id')
}
