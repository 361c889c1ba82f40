import { ChangedMeanwhile } from '#app/http/saved_since'
import type { Actor } from '#app/audit/audit'
import { settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { CostlySendings, sendOrAsk } from '#points'
import { heldDraft, type MeantCampaign } from './save_campaign.js'
import { scheduleCampaign } from './steps.js'
import type { CountedPrice } from '../queries/price_of_campaign.js'

/** What became of the wish to have a campaign sent: done, or waiting for a second administrator. */
type SentOrAsked = { id: number } | { waitingId: number }

/**
 * Has a draft sent, at once or at an instant in ms UTC, or has it wait for a second administrator where its SMS cost more than one
 * person may spend.
 *
 * @param price what its SMS were counted to cost, at the same revision
 * @throws not_found, changed_meanwhile, campaign_sent, time_is_over, no_sms, sms_too_long
 */
export async function scheduleOrAsk(
  trx: Transaction,
  meant: MeantCampaign & { at: number | null },
  { people, price, revision: counted }: CountedPrice
): Promise<SentOrAsked> {
  const { id, revision, at, by } = meant
  const { name } = await heldDraft(trx, meant)
  if (counted !== revision) throw new ChangedMeanwhile()
  const { campaign_sms_price_max: max } = await settings()
  if (price > max) return sendOrAsk(trx, { campaignId: id, name, revision, at, people, price }, by)
  await scheduleCampaign(trx, meant, at)
  return { id }
}

/** Has campaigns sent that a second administrator agreed to. */
export class AgreedCampaigns extends CostlySendings {
  async carryOut(
    trx: Transaction,
    { campaignId: id, revision, at }: Parameters<CostlySendings['carryOut']>[1],
    by: Actor
  ): Promise<void> {
    await scheduleCampaign(trx, { id, revision, by }, at)
  }
}
