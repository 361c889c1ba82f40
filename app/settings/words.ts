import i18nManager from '@adonisjs/i18n/services/main'
import type { Words } from '#app/audit/kinds'

/** What the catalogue says of a setting: what it is called, what it is for, or what its number counts. */
type Told = 'name' | 'about' | 'unit'

/** A text about a setting in the languages of the shop; null where there is none, as for a setting of former days. */
export function settingWords(key: string, told: Told): Words | null {
  const text = (locale: keyof Words) =>
    i18nManager.locale(locale).t(`setting.${key}.${told}`, {}, '')
  return text('en') ? { en: text('en'), hu: text('hu') } : null
}
