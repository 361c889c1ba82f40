import type { NoticeTopic } from '#app/rules/notification_topics'
import { topic } from './topic.js'

type Words = Record<string, string | number>

/** What the texts of an e-mail need; a view may write out lists. */
export type MailValues = Record<string, string | number | string[] | Words[]>

/** An e-mail: `key` names its texts, `template` the view in views/emails. */
export interface MailPayload {
  to: string
  key: string
  template: string
  values: MailValues
  locale: string
  /** The topic whose mails its reader may switch off; none where it is always sent. */
  topic?: NoticeTopic
  /** Whether its reader has just asked for it, such as for a link. */
  isAsked?: boolean
}

/** An SMS: `key` names its text. */
export interface SmsPayload {
  to: string
  key: string
  values: Words
  locale: string
  /** Milliseconds UTC; after it the message only confuses and is not sent. */
  not_after?: number
}

/** Messages to people, which any module sends. */
export const MAIL = topic<MailPayload>('mail')
/** Mails that somebody waits for to get into an account, or that warn of somebody else in it. */
export const ACCOUNT_MAIL = topic<MailPayload>('account_mail', { lane: 'codes' })
/** The owner of a mailbox has shown that its mails arrive: whatever was reported of the address before is over. */
export const MAILBOX_PROVEN = topic<{ address: string }>('mailbox_proven')
export const SMS = topic<SmsPayload>('sms', { lane: 'codes' })

/** A member ended the newsletter by the link in a mail of this campaign. */
export const NEWSLETTER_ENDED = topic<{ campaign: number }>('newsletter_ended')
