import type { NoticeTopic } from '#app/rules/notification_topics'
import type { Transaction } from '#app/transaction'
import { locales, type Locale } from '#config/i18n'
import type { MailPayload } from './letters.js'
import { sendTogether } from './outbox.js'
import { topic } from './topic.js'

/** The looks of a notification. @source requirements N-01, N-10 */
export type NoticeType = 'info' | 'success' | 'warning' | 'error' | 'gift' | 'other'

/** What stands in a text: the same for every reader, or one for each language. */
export type NoticeValue = string | number | Record<Locale, string>

/** A value in each language of the shop. */
export function inEveryLanguage(textIn: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(locales.map((locale) => [locale, textIn(locale)]))
}

/** What members are told: `key` names the texts `notice.<key>.text` and, with a path, `notice.<key>.action`. */
export interface Notice {
  topic: NoticeTopic
  type: NoticeType
  key: string
  values: Record<string, NoticeValue>
  /** The page of the shop it leads to: a path. */
  path?: string
  /** What it is about, such as `order:12`: on a phone, a later word about it takes the place of the earlier one. */
  about?: string
}

/** A notice and everybody it is for: each of them is told once. */
export interface NoticePayload {
  memberIds: number[]
  notice: Notice
  /** Sent as well where the one member takes mails of the topic. */
  mail?: NoticeMail
}

/** The mail that says the same at more length. */
export interface NoticeMail {
  dedupeKey: string
  payload: MailPayload
}

/** Notices, which any module sends; whoever carries them out knows the channels. */
export const NOTICE = topic<NoticePayload>('notice')
/** Those that warn of somebody else in an account. */
export const URGENT_NOTICE = topic<NoticePayload>('urgent_notice', { lane: 'codes' })

/** Something one member is told. */
export interface Told {
  memberId: number
  /** Names the cause, for example `order_shipped:12`. */
  dedupeKey: string
  notice: Notice
  mail?: NoticeMail
}

/** Tells a member something with the commit of `trx`, once. */
export function notify(trx: Transaction, told: Told): Promise<void> {
  return notifyTogether(trx, [told])
}

/** Tells many members something of their own, each once; one who is being deleted keeps the others from nothing. */
export async function notifyTogether(trx: Transaction, told: Told[]): Promise<void> {
  const messages = told.map(({ memberId, dedupeKey, notice, mail }) => ({
    topic: notice.topic === 'security' ? URGENT_NOTICE : NOTICE,
    dedupeKey: `notice:${dedupeKey}`,
    memberId,
    payload: { memberIds: [memberId], notice, mail },
  }))
  await sendTogether(trx, messages, { passesOverDeleted: true })
}
