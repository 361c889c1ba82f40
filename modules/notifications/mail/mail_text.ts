import i18nManager from '@adonisjs/i18n/services/main'
import edge from 'edge.js'
import type { MailPayload } from '#app/outbox/letters'
import { settings } from '#app/settings/settings'
import type { Mail } from '../contracts/mail_gateway.js'

/**
 * The subject, the HTML and the plain text of an e-mail in the receiver's language. `ending` is the page where its reader ends such
 * mails; what is always sent has none.
 */
export async function renderMail(
  payload: Omit<MailPayload, 'to'> & { ending?: string }
): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const i18n = i18nManager.locale(payload.locale)
  const { product_name: product, company_name: company, company_address } = await settings()
  const values = { product, ...payload.values }
  const t = (part: string) => i18n.t(`${payload.key}.${part}`, values)
  const subject = t('subject')
  const { locale, ending: link } = payload
  const ending = link && { link, words: i18n.t('mail.ending.words', { product }) }
  const state = { t, subject, product, company, company_address, locale, values, ending }
  const [html, text] = await Promise.all([
    edge.render(`emails/${payload.template}_html`, state),
    edge.render(`emails/${payload.template}_text`, state),
  ])
  return { subject, html, text }
}
