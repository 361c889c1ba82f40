import { storedLocale } from '#app/stored_locale'
import type { Locale } from '#config/i18n'
import type { NoticeMail } from '#app/outbox/notices'
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

/** A mail to a member in the member's language. */
export function memberMail(
  member: Member,
  { key, dedupeKey, path, valuesIn }: MemberMail
): NoticeMail {
  const locale = storedLocale(member.locale)
  const values = { ...valuesIn(locale), link: linkTo(path) }
  return { dedupeKey, payload: { to: member.email, key, template: 'action', locale, values } }
}

/** The whole address of a page, for whoever reads it outside the shop. */
export function linkTo(path: string): string {
  return new URL(path, env.get('APP_URL')).href
}
