import type { DueMessage } from '#app/outbox/handlers'
import { transaction } from '#app/transaction'
import Delivery from '../models/delivery.js'
import { count } from './finish.js'

/** Counts a click on a link of a campaign; whose it was is not asked. */
export async function countClick(id: number): Promise<void> {
  await transaction((trx) => count(trx, id, { clickCount: 1 }))
}

/** Counts that a member ended the newsletter by a mail of a campaign, where it got one. */
export async function countEnd({
  memberId,
  payload: { campaign },
}: DueMessage<{ campaign: number }>): Promise<void> {
  await transaction(async (trx) => {
    const key = { campaignId: campaign, memberId: memberId!, channel: 'mail', state: 'sent' }
    // It is marked in the same transaction, so that a second try of the message counts nothing.
    const [marked] = await Delivery.query(trx)
      .where(key)
      .whereNull('reason')
      .update({ reason: 'unsubscribed' })
    if (Number(marked) > 0) await count(trx, campaign, { unsubscribedCount: 1 })
  })
}
