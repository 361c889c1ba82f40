import { createHash } from 'node:crypto'
import i18nManager from '@adonisjs/i18n/services/main'
import { clock } from '#app/clock'
import { settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { CONSENT_TEXT_VERSION } from '../constants.js'
import type { ConsentPurpose } from './purposes.js'
import ConsentText from './models/consent_text.js'

/** The wordings of all purposes in one language, as pages show them now. */
export interface ShownTexts {
  locale: string
  texts: Record<ConsentPurpose, string>
}

/** What pages show beside the boxes now; the terms tell where their link led. */
export async function shownTexts(locale: string): Promise<ShownTexts> {
  const { terms_link: termsLink } = await settings()
  const i18n = i18nManager.locale(locale)
  const link = `${i18n.t('auth.register.terms_link')} (${termsLink})`
  return {
    locale,
    texts: {
      tos: i18n.t('auth.register.terms', { link }),
      major: i18n.t('fields.major'),
      marketing_phone: i18n.t('fields.consent_marketing_phone'),
      marketing_email: i18n.t('fields.consent_marketing_email'),
      research_phone: i18n.t('fields.consent_research_phone'),
      research_email: i18n.t('fields.consent_research_email'),
    },
  }
}

/** The stored wording, which a proof names; one that was never stored is stored now. */
export async function storedText(
  trx: Transaction,
  purpose: ConsentPurpose,
  { locale, texts }: ShownTexts
): Promise<{ text_id: number; text_version: string }> {
  const text = texts[purpose]
  const hash = createHash('sha256').update(text).digest('hex')
  const key = { purpose, version: CONSENT_TEXT_VERSION, locale }
  const find = () => ConsentText.findBy({ ...key, textHash: hash }, trx)
  let stored = await find()
  if (!stored) {
    // Another transaction may store it between the first look and the attempt.
    const wording = { ...key, text_hash: hash, text, first_shown_at: clock.now() }
    await trx.client.insertQuery().table('consent_texts').insert(wording).onConflict().ignore()
    stored = await find()
  }
  return { text_id: stored!.id, text_version: CONSENT_TEXT_VERSION }
}
