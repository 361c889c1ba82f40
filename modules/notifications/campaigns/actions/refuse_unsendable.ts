import app from '@adonisjs/core/services/app'
import { NoSms, SmsTooLong } from '#notifications/campaigns/exceptions'
import { SmsGateway } from '../../contracts/sms_gateway.js'
import { campaignPartsOfDay } from '../../sms/sms_budget.js'
import type { CampaignChannel } from '../campaign.js'
import { smsOf, type Texted } from '../campaign_sms.js'
import { SMS_PARTS_MAX } from '../constants.js'

/** Refuses a campaign whose SMS could not go. @throws no_sms, sms_too_long */
export async function refuseUnsendable(
  campaign: Texted & { channels: CampaignChannel[] }
): Promise<void> {
  if (!campaign.channels.includes('sms')) return
  const { isReady } = await app.container.make(SmsGateway)
  if (!isReady) throw new NoSms()
  const texts = { hu: campaign.smsHu, en: campaign.smsEn }
  for (const language of ['hu', 'en'] as const) {
    if (!texts[language]) continue
    const { parts } = await smsOf(campaign, language)
    if (parts > partsMax()) throw new SmsTooLong(`sms_${language}`, parts, partsMax())
  }
}

/** One that a day's half of the money cannot pay would wait for ever. */
export function partsMax(): number {
  return Math.min(SMS_PARTS_MAX, campaignPartsOfDay())
}
