import type { Infer } from '@vinejs/vine/types'
import { ownPath } from '../list/own_path.js'
import type { CampaignFields } from './actions/save_campaign.js'
import type { Audience } from './campaign.js'
import type { campaignValidator, countValidator } from './validators/campaign_validator.js'

/** A campaign as it is kept, of what the form sent. */
export function fieldsOf(given: Infer<typeof campaignValidator>): CampaignFields {
  const { only_language: only } = given
  const written = (language: 'hu' | 'en', text: string | undefined) =>
    only && only !== language ? '' : (text ?? '')
  return {
    name: given.name,
    titleHu: written('hu', given.title_hu),
    titleEn: written('en', given.title_en),
    textHu: written('hu', given.text_hu),
    textEn: written('en', given.text_en),
    smsHu: written('hu', given.sms_hu ?? undefined),
    smsEn: written('en', given.sms_en ?? undefined),
    action: given.action ? ownPath(given.action) : null,
    channels: given.channels ?? [],
    audience: audienceOf(given.audience),
  }
}

/** An audience with everything it does not ask for. */
export function audienceOf(given: Infer<typeof countValidator>['audience']): Audience {
  return {
    profession_ids: given?.profession_ids ?? [],
    counties: given?.counties ?? [],
    languages: given?.languages ?? [],
    scanned_within_days: given?.scanned_within_days ?? null,
    silent_for_days: given?.silent_for_days ?? null,
    balance_from: given?.balance_from ?? null,
    balance_to: given?.balance_to ?? null,
    consents: given?.consents ?? [],
  }
}
