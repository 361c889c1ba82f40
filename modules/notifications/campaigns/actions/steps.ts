import type { Actor } from '#app/audit/audit'
import type { AuditKind } from '#app/audit/kinds'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { BouncesUnknown, CampaignState, TimeIsOver } from '#notifications/campaigns/exceptions'
import { hearsOfBounces } from '#notifications/bounces/main'
import { ALL, type CampaignState as State } from '../campaign.js'
import Campaign from '../models/campaign.js'
import Delivery from '../models/delivery.js'
import { count } from './finish.js'
import { refuseUnsendable } from './refuse_unsendable.js'
import { audit, heldDraft, type MeantCampaign } from './save_campaign.js'

/**
 * Has a draft sent, at once or at an instant in ms UTC.
 *
 * @throws not_found, changed_meanwhile, campaign_sent, time_is_over, no_sms, sms_too_long
 */
export async function scheduleCampaign(
  trx: Transaction,
  { id, revision, by }: MeantCampaign,
  at: number | null
): Promise<void> {
  const now = clock.now()
  const draft = await heldDraft(trx, { id, revision })
  if (at !== null && at < now) throw new TimeIsOver()
  await refuseUnsendable(draft)
  await draft.merge({ state: 'scheduled', scheduledFor: at ?? now, updatedAt: now }).save()
  await audit(trx, { by, action: 'campaign.scheduled', id })
}

/** Stops a campaign between two of its sets until somebody resumes it. @throws not_found, campaign_state */
export function pauseCampaign(trx: Transaction, id: number, by: Actor): Promise<void> {
  return move(trx, { id, by, action: 'campaign.paused', from: ['freezing', 'sending'] }, () => ({
    state: 'paused',
    pauseReason: 'staff',
  }))
}

/** Goes on where a pause began. @throws not_found, campaign_state, bounces_unknown */
export async function resumeCampaign(trx: Transaction, id: number, by: Actor): Promise<void> {
  const isWatched = hearsOfBounces()
  await move(trx, { id, by, action: 'campaign.resumed', from: ['paused'] }, (campaign) => {
    if (campaign.pauseReason === 'bounces' && !isWatched) throw new BouncesUnknown()
    const state = campaign.frozenAfter === ALL ? 'sending' : 'freezing'
    return { state, pauseReason: null, round: campaign.round + 1 }
  })
}

/** Stops a campaign for good: what was not sent is not, nor what a pause held back. @throws not_found, campaign_state */
export async function cancelCampaign(trx: Transaction, id: number, by: Actor): Promise<void> {
  const from: State[] = ['scheduled', 'freezing', 'sending', 'paused']
  await move(trx, { id, by, action: 'campaign.cancelled', from }, () => ({
    state: 'cancelled',
    pauseReason: null,
    finishedAt: clock.now(),
  }))
  const held = Delivery.query(trx).where({ campaignId: id, state: 'held' }).whereNull('reason')
  const [left] = await held.update({ state: 'left_out', reason: 'cancelled' })
  await count(trx, id, { leftOutCount: Number(left) })
}

interface Step {
  id: number
  by: Actor
  action: AuditKind
  /** The states it can be taken from. */
  from: State[]
}

type Change = Partial<Pick<Campaign, 'state' | 'pauseReason' | 'round' | 'finishedAt'>>

async function move(
  trx: Transaction,
  { id, by, action, from }: Step,
  change: (campaign: Campaign) => Change
): Promise<void> {
  const campaign = await Campaign.query(trx).where({ id }).forUpdate().first()
  if (!campaign) throw new NotFound()
  if (!from.includes(campaign.state)) throw new CampaignState()
  await campaign.merge({ ...change(campaign), updatedAt: clock.now() }).save()
  await audit(trx, { by, action, id })
}
