import { storedLocale } from '#app/stored_locale'
import type { Transaction } from '#app/transaction'
import type { RewardedPurpose } from '#auth/consents/purposes'
import type { Locale } from '#config/i18n'
import Member from '../models/member.js'

/** A member as whoever writes to many needs it. */
export interface Reader {
  id: number
  email: string
  /** In international form, where the member has shown that it is the own one. */
  phone: string | null
  locale: Locale
  /** Ends what is sent by mail, without a login. */
  newsletterSecret: string
  /** What the member agrees to now. */
  consents: Record<RewardedPurpose, boolean>
}

/** Those of these members who may use the shop, ascending. */
export async function readersAmong(memberIds: number[], trx?: Transaction): Promise<Reader[]> {
  const found = await Member.registered(trx)
    .whereIn('id', memberIds)
    .orderBy('id')
    .preload('consents')
  return found.map(({ id, email, phone, phoneVerifiedAt, locale, newsletterSecret, consents }) => ({
    id,
    // Only deleted members have no address.
    email: email!,
    phone: phoneVerifiedAt === null ? null : phone,
    locale: storedLocale(locale),
    newsletterSecret,
    consents: {
      marketing_phone: Boolean(consents?.marketingPhone),
      marketing_email: Boolean(consents?.marketingEmail),
      research_phone: Boolean(consents?.researchPhone),
      research_email: Boolean(consents?.researchEmail),
    },
  }))
}
