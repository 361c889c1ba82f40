import type { Follower } from '#app/outbox/facts'
import { MAYBE_SENT } from '../../exceptions.js'
import { campaignOf, CAMPAIGN_SMS } from '../messages.js'
import Delivery from '../models/delivery.js'
import { count } from './finish.js'

/** What staff had closed. */
interface Closed {
  messages: { topic: string; dedupeKey: string; memberId: number | null }[]
}

/** Counts SMS as failed of which nobody knows whether they have gone, once staff has closed them: nobody waits for them any more. */
export const giveUpHeld: Follower<Closed> = async (trx, { messages }) => {
  for (const { topic, dedupeKey, memberId } of messages) {
    if (topic !== CAMPAIGN_SMS || memberId === null) continue
    const campaignId = campaignOf(dedupeKey)
    const held = { campaignId, memberId, channel: 'sms', state: 'held', reason: MAYBE_SENT }
    const [moved] = await Delivery.query(trx).where(held).update({ state: 'failed' })
    await count(trx, campaignId, { failedCount: Number(moved) })
  }
}
