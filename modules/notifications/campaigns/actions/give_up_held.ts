import type { ClosedMessage, Follower } from '#app/outbox/facts'
import type { Transaction } from '#app/transaction'
import { MAYBE_SENT } from '../../exceptions.js'
import { campaignOf, CAMPAIGN_SMS } from '../messages.js'
import Delivery from '../models/delivery.js'
import { count } from './finish.js'

/** So many are moved by one statement. */
const PART_MAX = 500

/** Counts SMS as failed of which nobody knows whether they have gone, once staff has closed them: nobody waits for them any more. */
export const giveUpHeld: Follower<{ messages: ClosedMessage[] }> = async (trx, { messages }) => {
  const membersOf = new Map<number, Set<number>>()
  for (const { topic, dedupeKey, memberId } of messages) {
    if (topic !== CAMPAIGN_SMS || memberId === null) continue
    const campaignId = campaignOf(dedupeKey)
    membersOf.set(campaignId, (membersOf.get(campaignId) ?? new Set()).add(memberId))
  }
  // In one order, so that two who close at once do not wait for each other.
  for (const campaignId of [...membersOf.keys()].sort((a, b) => a - b)) {
    const failedCount = await giveUp(trx, campaignId, [...membersOf.get(campaignId)!])
    await count(trx, campaignId, { failedCount })
  }
}

/** Answers how many of them were held. */
async function giveUp(trx: Transaction, campaignId: number, memberIds: number[]): Promise<number> {
  const held = { campaignId, channel: 'sms', state: 'held', reason: MAYBE_SENT }
  let given = 0
  for (let at = 0; at < memberIds.length; at += PART_MAX) {
    const part = memberIds.slice(at, at + PART_MAX)
    const deliveries = Delivery.query(trx).where(held).whereIn('memberId', part)
    const [moved] = await deliveries.update({ state: 'failed' })
    given += Number(moved)
  }
  return given
}
