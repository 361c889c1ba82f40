import i18nManager from '@adonisjs/i18n/services/main'
import type { NoticeValue } from '#app/outbox/notices'
import { unsealerOf } from '#app/personal/member_key'
import type { Locale } from '#config/i18n'
import { textsIn, type CampaignTexts } from '#notifications/campaigns/campaign_text'
import Campaign from '#notifications/campaigns/models/campaign'
import type Notification from './models/notification.js'

/** A notification in one language. */
export interface ReadNotification {
  message: string
  /** What its button says; empty where it leads nowhere. */
  title: string
}

/** Whose notifications are read, in which language. */
interface NotificationReader {
  memberId: number
  locale: Locale
}

/** Reads these notifications of one member, with one look at the member's key and at the campaigns they are of. */
export async function readerOf(
  { memberId, locale }: NotificationReader,
  notifications: Notification[]
): Promise<(notification: Notification) => ReadNotification> {
  const unseal = await unsealerOf(memberId)
  const campaigns = await campaignsOf(notifications)
  const i18n = i18nManager.locale(locale)
  return ({ textKey, sealedValues, action, campaignId }) => {
    const values =
      campaignId === null
        ? valuesIn(JSON.parse(unseal(sealedValues) ?? '{}'), locale)
        : textsIn(campaigns.get(campaignId)!, locale)
    return {
      message: i18n.t(`notice.${textKey}.text`, values),
      title: action === null ? '' : i18n.t(`notice.${textKey}.action`, values),
    }
  }
}

async function campaignsOf(notifications: Notification[]): Promise<Map<number, CampaignTexts>> {
  const ids = new Set(notifications.flatMap(({ campaignId }) => campaignId ?? []))
  const found = ids.size ? await Campaign.query().whereIn('id', [...ids]) : []
  return new Map(found.map((campaign) => [campaign.id, campaign]))
}

function valuesIn(values: Record<string, NoticeValue>, locale: Locale) {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    // A language that came later than the word has English.
    typeof value === 'object' ? (value[locale] ?? value.en) : value,
  ])
  return Object.fromEntries(entries) as Record<string, string | number>
}
