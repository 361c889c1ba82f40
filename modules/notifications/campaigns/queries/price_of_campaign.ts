import { NotFound } from '#app/exceptions/page_exceptions'
import { smsPriceOf, type SmsMoney, type SmsPrice } from '#app/rules/sms_price'
import { campaignPartsOfDay, partPrice } from '../../sms/sms_budget.js'
import type { CampaignChannel } from '../campaign.js'
import { smsOf, type Texted } from '../campaign_sms.js'
import Campaign from '../models/campaign.js'
import { countAudience } from './count_audience.js'

/** What the SMS of a campaign cost, and how many people get one. */
export interface CountedPrice extends SmsPrice {
  people: number
  /** Of the draft that was counted. */
  revision: number
}

const NOTHING = { people: 0, parts: 0, price: 0, days: 0 }

/** Counts what the SMS of a campaign cost now; nothing where it does not go by SMS. @throws not_found */
export async function priceOfCampaign(id: number): Promise<CountedPrice> {
  const campaign = await Campaign.find(id)
  if (!campaign) throw new NotFound()
  const { revision } = campaign
  if (!campaign.channels.includes('sms')) return { ...NOTHING, revision }
  const channels: CampaignChannel[] = ['sms']
  const { sms, sms_hu, sms_en } = await countAudience(campaign.audience, channels)
  const people = { hu: sms_hu, en: sms_en }
  const parts = await partsOf(campaign)
  return { ...smsPriceOf({ people, parts }, smsMoney()), people: sms, revision }
}

/** What SMS of campaigns cost, and how many a day has room for. */
export function smsMoney(): SmsMoney {
  return { partPrice: partPrice(), partsOfDay: campaignPartsOfDay() }
}

async function partsOf(campaign: Texted) {
  const [hu, en] = await Promise.all([smsOf(campaign, 'hu'), smsOf(campaign, 'en')])
  return { hu: hu.parts, en: en.parts }
}
