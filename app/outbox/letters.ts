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
export const SMS = topic<SmsPayload>('sms')
