import i18nManager from '@adonisjs/i18n/services/main'
import { allDisclosures } from '#app/personal/disclosure'
import type { Locale } from '#config/i18n'

/** What the text names. */
interface ReadmeFacts {
  product_name: string
  company_name: string
  contact_email: string
  /** YYYY-MM-DD. */
  day: string
}

/** What the archive is, how its files are read and what stands in each, in a language. */
export function myDataReadme(locale: Locale, facts: ReadmeFacts): string {
  const i18n = i18nManager.locale(locale)
  const { product_name: product, company_name: company, contact_email: email, day } = facts
  const files = allDisclosures().map(({ name }) => `${name}: ${i18n.t(`my_data.file.${name}`)}`)
  const parts = [
    i18n.t('my_data.readme.title', { product, day }),
    i18n.t('my_data.readme.what', { company }),
    i18n.t('my_data.readme.how'),
    files.join('\r\n'),
    i18n.t('my_data.readme.left_out'),
    i18n.t('my_data.readme.questions', { email }),
  ]
  return `${parts.join('\r\n\r\n')}\r\n`
}
