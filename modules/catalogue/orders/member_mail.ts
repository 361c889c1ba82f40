import type { Locale } from '#config/i18n'
import { MAIL } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import type { Member } from '#auth'
import env from '#start/env'

/** A mail of the shop that leads to one of its pages. */
export interface MemberMail {
  /** Where the texts of the mail begin: `mail.wish`. */
  key: string
  dedupeKey: string
  /** A path of the shop. */
  path: string
  /** What the texts need, in the language of the member. */
  valuesIn: (locale: Locale) => Record<string, string | number>
}

/** Writes a mail to a member in the member's language; it goes out once, after the commit. */
export async function mailMember(
  trx: Transaction,
  member: Member,
  { key, dedupeKey, path, valuesIn }: MemberMail
): Promise<void> {
  const locale = (member.locale ?? env.get('APP_LOCALE', 'en')) as Locale
  const values = { ...valuesIn(locale), link: linkTo(path) }
  const payload = { to: member.email, key, template: 'action', locale, values }
  await sendLater(trx, { topic: MAIL, dedupeKey, memberId: member.id, payload })
}

/** The whole address of a page, for whoever reads it outside the shop. */
export function linkTo(path: string): string {
  return new URL(path, env.get('APP_URL')).href
}
