import { BaseTransformer } from '@adonisjs/core/transformers'
import type { sendingsThatWait } from '#points'
import type Campaign from '../../models/campaign.js'

/** A campaign as staff write it, with its state and figures; instants in ms UTC. */
export default class CampaignTransformer extends BaseTransformer<Campaign> {
  /** @param waits what of them waits for a second administrator, by their ids */
  constructor(
    campaign: Campaign,
    protected waits: Waiting
  ) {
    super(campaign)
  }

  toObject() {
    const campaign = this.resource
    return {
      id: campaign.id,
      name: campaign.name,
      title_hu: campaign.titleHu,
      title_en: campaign.titleEn,
      text_hu: campaign.textHu,
      text_en: campaign.textEn,
      sms_hu: campaign.smsHu,
      sms_en: campaign.smsEn,
      only_language: onlyLanguageOf(campaign),
      action: campaign.action,
      channels: campaign.channels,
      audience: campaign.audience,
      state: campaign.state,
      waiting_id: this.#waitingId,
      pause_reason: campaign.pauseReason,
      revision: campaign.revision,
      scheduled_for: campaign.scheduledFor,
      finished_at: campaign.finishedAt,
      recipients: campaign.recipientCount,
      told: campaign.toldCount,
      sent: campaign.sentCount,
      // What was taken and has not come back, as one may that was given up on; of SMS nobody reports what became of them.
      delivered: Math.max(0, campaign.sentCount - campaign.bouncedCount),
      failed: campaign.failedCount,
      left_out: campaign.leftOutCount,
      bounced: campaign.bouncedCount,
      complained: campaign.complaintCount,
      unsubscribed: campaign.unsubscribedCount,
      clicked: campaign.clickCount,
      wave: campaign.wave,
    }
  }

  /** Who agrees agrees to what was seen: after a change it waits for nobody. */
  get #waitingId(): number | null {
    const { id, state, revision } = this.resource
    const wish = this.waits.get(id)
    return state === 'draft' && wish?.revision === revision ? wish.waitingId : null
  }
}

type Waiting = Awaited<ReturnType<typeof sendingsThatWait>>

function onlyLanguageOf({ textHu, textEn }: Campaign): 'hu' | 'en' | null {
  if (textHu && textEn) return null
  return textHu ? 'hu' : 'en'
}
