import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { RECIPIENTS_KEPT_DAYS } from '../constants.js'
import Campaign from '../models/campaign.js'
import CampaignRecipient from '../models/campaign_recipient.js'
import Delivery from '../models/delivery.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Removed at once at most, so that nobody waits for the lock for long; the rest is for the next round. */
const BATCH = 5000

/** Removes who was told and how where a campaign is long over; its figures stay. */
export async function forgetRecipients(trx: Transaction): Promise<void> {
  const before = clock.now() - RECIPIENTS_KEPT_DAYS * DAY_MS
  const over = () => Campaign.query(trx).where('finishedAt', '<', before).select('id')
  const deliveries = Delivery.query(trx).whereIn('campaignId', over()).limit(BATCH)
  await Delivery.query(trx).whereIn('id', deliveries.select('id')).delete()
  const recipients = await CampaignRecipient.query(trx).whereIn('campaignId', over()).limit(BATCH)
  const byCampaign = Map.groupBy(recipients, ({ campaignId }) => campaignId)
  for (const [campaignId, rows] of byCampaign) {
    const memberIds = rows.map(({ memberId }) => memberId)
    const own = CampaignRecipient.query(trx).where({ campaignId })
    await own.whereIn('memberId', memberIds).delete()
  }
}
