import Member from '#auth/members/models/member'
import { saveConsents } from './save_consents.js'

/** Longer than any secret. */
const SECRET_MAX = 64

/** Who is written to under a secret, and whether the newsletter still goes there. */
export interface NewsletterReader {
  id: number
  locale: string | null
  isSubscribed: boolean
}

/** Finds the member whose newsletters carry this secret; null where nobody's do, or not any more. */
export async function newsletterReader(secret: string): Promise<NewsletterReader | null> {
  if (secret.length > SECRET_MAX) return null
  const member = await Member.query()
    .where('newsletterSecret', secret)
    .whereNull('deletedAt')
    .preload('consents')
    .first()
  if (!member) return null
  const { id, locale, consents } = member
  return { id, locale, isSubscribed: Boolean(consents?.marketingEmail) }
}

/**
 * Withdraws the consent to offers by e-mail, with its evidence; again does nothing more.
 *
 * @param address the network address it came from
 * @param locale the language of the wording that the evidence names
 * @param campaign whose mail led there, where one did
 */
export async function endNewsletter(
  { id }: NewsletterReader,
  { address, locale, campaign }: { address: string; locale: string; campaign?: number }
): Promise<void> {
  const member = { id, address, locale, place: 'newsletter_link', campaign } as const
  await saveConsents(member, { marketing_email: false })
}
