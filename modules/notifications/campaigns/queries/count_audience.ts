import { clock } from '#app/clock'
import { recordLanguage } from '#app/in_language'
import { lastShopper } from '#auth'
import { ALL, type Audience, type CampaignChannel } from '../campaign.js'
import { COUNTED_MAX, COUNT_PART } from '../constants.js'
import { membersMeant } from './members_meant.js'
import { reachableAmong } from './reachable.js'

/** How many a campaign would reach in the list and by each channel. */
export interface AudienceCount {
  list: number
  push: number
  mail: number
  sms: number
  /** Of those by SMS, who read Hungarian, and who read another language. */
  sms_hu: number
  sms_en: number
  /** False where it was estimated after the first 10,000. */
  isExact: boolean
}

/** Counts whom a campaign would reach now: exactly up to 10,000, beyond that about, by the share of members looked at. */
export async function countAudience(
  audience: Audience,
  channels: CampaignChannel[]
): Promise<AudienceCount> {
  const count = { list: 0, push: 0, mail: 0, sms: 0, sms_hu: 0, sms_en: 0 }
  const at = clock.now()
  for (let after = 0; ;) {
    const { memberIds, next } = await membersMeant(audience, { after, limit: COUNT_PART, at })
    for (const { reader, channels: usable } of await reachableAmong(memberIds, channels)) {
      count.list++
      for (const channel of usable) count[channel]++
      if (usable.includes('sms')) count[`sms_${recordLanguage(reader.locale)}`]++
    }
    if (next === ALL) return { ...count, isExact: true }
    after = next
    if (count.list >= COUNTED_MAX) return estimated(count, after / (await lastShopper()))
  }
}

/** Two digits say that it is not exact. */
function estimated(count: Omit<AudienceCount, 'isExact'>, share: number): AudienceCount {
  const all = (counted: number) => Number((counted / Math.min(share, 1)).toPrecision(2))
  return {
    list: all(count.list),
    push: all(count.push),
    mail: all(count.mail),
    sms: all(count.sms),
    sms_hu: all(count.sms_hu),
    sms_en: all(count.sms_en),
    isExact: share >= 1,
  }
}
