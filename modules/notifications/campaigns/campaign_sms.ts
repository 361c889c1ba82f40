import i18nManager from '@adonisjs/i18n/services/main'
import { settings } from '#app/settings/settings'
import env from '#start/env'
import type { Locale } from '#config/i18n'
import { inGsm, smsSize } from '../sms/sms_text.js'
import { countedPath, textsIn, type CampaignTexts } from './campaign_text.js'

/** Where members switch offers by SMS off. */
const CHOICES = '/ertesitesek/beallitasok'

/** A campaign with the words and the link of its SMS. */
export type Texted = Pick<CampaignTexts, 'smsHu' | 'smsEn' | 'action'> & { id: number }

/** An SMS as a member gets it, in the letters it is sent in, and what is paid for it. */
export interface WrittenSms {
  text: string
  characters: number
  parts: number
}

/** The SMS of a campaign in a language, with its counted link and the page where such SMS are switched off. */
export async function smsOf(campaign: Texted, wanted: Locale): Promise<WrittenSms> {
  const { text: words, locale } = textsIn(
    { titleHu: '', titleEn: '', textHu: campaign.smsHu, textEn: campaign.smsEn },
    wanted
  )
  const { product_name: product } = await settings()
  const said = i18nManager.locale(locale).t('sms.notice', { product, text: words })
  const end = i18nManager.locale(locale).t('sms.campaign_end', { link: address(CHOICES) })
  const link = campaign.action === null ? [] : [address(countedPath(campaign.id, 0))]
  const text = inGsm([said, ...link, end].join('\n'))
  return { text, characters: [...text].length, parts: smsSize(text).parts }
}

function address(path: string): string {
  return new URL(path, env.get('APP_URL')).href
}
