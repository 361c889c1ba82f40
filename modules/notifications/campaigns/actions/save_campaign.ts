import { ChangedMeanwhile } from '#app/http/saved_since'
import { recordAudit, type Actor } from '#app/audit/audit'
import type { AuditKind } from '#app/audit/kinds'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { CampaignSent } from '#notifications/campaigns/exceptions'
import type { Audience, CampaignChannel } from '../campaign.js'
import type { CampaignTexts } from '../campaign_text.js'
import Campaign from '../models/campaign.js'
import { refuseUnsendable } from './refuse_unsendable.js'

/** A campaign as staff write it. */
export interface CampaignFields extends CampaignTexts {
  name: string
  channels: CampaignChannel[]
  audience: Audience
}

/** Which campaign, as it was when somebody looked at it, and who does something to it. */
export interface MeantCampaign {
  id: number
  revision: number
  by: Actor
}

/**
 * Writes a draft; nothing is sent until it is scheduled.
 *
 * @returns its number
 * @throws no_sms, sms_too_long
 */
export async function draftCampaign(
  trx: Transaction,
  fields: CampaignFields,
  by: Actor
): Promise<number> {
  const now = clock.now()
  const draft = { ...fields, state: 'draft', createdAt: now, updatedAt: now } as const
  const { id } = await Campaign.create(draft, trx)
  await refuseUnsendable({ ...fields, id })
  await audit(trx, { by, action: 'campaign.drafted', id })
  return id
}

/**
 * Changes a draft.
 *
 * @throws not_found, changed_meanwhile, campaign_sent, no_sms, sms_too_long
 */
export async function changeCampaign(
  trx: Transaction,
  { id, revision, by }: MeantCampaign,
  fields: CampaignFields
): Promise<void> {
  const draft = await heldDraft(trx, { id, revision })
  await refuseUnsendable({ ...fields, id })
  await draft.merge({ ...fields, revision: revision + 1, updatedAt: clock.now() }).save()
  await audit(trx, { by, action: 'campaign.changed', id })
}

/** Throws a draft away. @throws not_found, campaign_sent */
export async function removeCampaign(trx: Transaction, id: number, by: Actor): Promise<void> {
  const draft = await held(trx, id)
  if (draft.state !== 'draft') throw new CampaignSent()
  await draft.delete()
  await audit(trx, { by, action: 'campaign.removed', id })
}

/** A draft as somebody saw it, which nobody else changes meanwhile. @throws not_found, changed_meanwhile, campaign_sent */
export async function heldDraft(
  trx: Transaction,
  { id, revision }: { id: number; revision: number }
): Promise<Campaign> {
  const campaign = await held(trx, id)
  if (campaign.state !== 'draft') throw new CampaignSent()
  if (campaign.revision !== revision) throw new ChangedMeanwhile()
  return campaign
}

async function held(trx: Transaction, id: number): Promise<Campaign> {
  const campaign = await Campaign.query(trx).where({ id }).forUpdate().first()
  if (!campaign) throw new NotFound()
  return campaign
}

/** Writes down who did what to a campaign. */
export function audit(
  trx: Transaction,
  { by, action, id, detail }: { by: Actor; action: AuditKind; id: number; detail?: string }
): Promise<void> {
  return recordAudit(trx, { by, action, subject: { type: 'campaign', id }, detail })
}
