import { locales, type Locale } from '#config/i18n'
import { endingLink } from './ending_link.js'
import { MAIL_SAMPLES } from './mail_samples.js'
import { renderMail } from './mail_text.js'

/** As long as the secret of a member, and nobody's. */
const SECRET = 'x'.repeat(43)

/** A mail with sample values in one language. */
export interface PreviewedMail {
  locale: Locale
  subject: string
  text: string
}

/** A mail of the shop as staff look at it, in every language. */
export interface MailPreview {
  id: string
  mails: PreviewedMail[]
}

/** Every mail of the shop, by name. */
export function mailPreviews(): Promise<MailPreview[]> {
  return Promise.all(Object.keys(MAIL_SAMPLES).toSorted().map(previewOf))
}

/** The document of a mail in a language; undefined where there is no such mail. */
export async function previewedDocument(id: string, locale: Locale): Promise<string | undefined> {
  return (await rendered(id, locale))?.html
}

async function previewOf(id: string): Promise<MailPreview> {
  const mails = locales.map(async (locale) => {
    const { subject, text } = (await rendered(id, locale))!
    return { locale, subject, text }
  })
  return { id, mails: await Promise.all(mails) }
}

async function rendered(id: string, locale: Locale) {
  if (!Object.hasOwn(MAIL_SAMPLES, id)) return undefined
  const { template, topic, valuesIn } = MAIL_SAMPLES[id]
  const ending = topic && endingLink(SECRET, { topic }).page
  return renderMail({ key: `mail.${id}`, template, values: valuesIn(locale), locale, ending })
}
