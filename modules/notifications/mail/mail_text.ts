import i18nManager from '@adonisjs/i18n/services/main'
import edge from 'edge.js'
import type { MailPayload } from '#app/outbox/letters'
import { settings } from '#app/settings/settings'
import type { Mail } from '../contracts/mail_gateway.js'

/** The subject, the HTML and the plain text of an e-mail in the receiver's language. */
export async function renderMail(
  payload: MailPayload
): Promise<Pick<Mail, 'subject' | 'html' | 'text'>> {
  const i18n = i18nManager.locale(payload.locale)
  const { product_name: product, company_name: company, company_address } = await settings()
  const values = { product, ...payload.values }
  const t = (part: string) => i18n.t(`${payload.key}.${part}`, values)
  const subject = t('subject')
  const state = { t, subject, product, company, company_address, locale: payload.locale, values }
  const [html, text] = await Promise.all([
    edge.render(`emails/${payload.template}_html`, state),
    edge.render(`emails/${payload.template}_text`, state),
  ])
  return { subject, html, text }
}
