import { ACCOUNT_MAIL, type MailPayload, type MailValues } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import env from '#start/env'

/** A mail with one link or button, by its text and what stands in it. */
interface ActionMail {
  key: string
  values: MailValues
  /** Whether its receiver has just asked for it. */
  isAsked?: boolean
}

/** How one about an account is sent. */
interface Sending {
  /** Unique for ever: the second mail under a key is not written. */
  dedupeKey: string
  /** The member it speaks of; what it says becomes unreadable when that member is deleted. */
  memberId?: number
}

type Receiver = { email: string | null; locale: string | null }

/**
 * Sends a mail about an account with the commit of `trx`, in the language of its receiver or else of the shop.
 *
 * @returns false where a mail with this dedupe key was already written
 */
export async function sendActionMail(
  trx: Transaction,
  receiver: Receiver,
  { dedupeKey, memberId, ...mail }: ActionMail & Sending
): Promise<boolean> {
  const payload = actionMail(receiver, mail)
  return sendLater(trx, { topic: ACCOUNT_MAIL, dedupeKey, memberId, payload })
}

/** Such a mail, in the language of its receiver or else of the shop. */
export function actionMail({ email, locale }: Receiver, mail: ActionMail): MailPayload {
  // Only what is left of a deleted member has no address, and nobody writes to that.
  if (email === null) throw new Error(`There is nobody to send ${mail.key} to`)
  return { ...mail, to: email, template: 'action', locale: locale ?? shopLocale() }
}

/** The full address of a page of the shop. */
export function shopLink(path: string): string {
  return new URL(path, env.get('APP_URL')).href
}

function shopLocale() {
  return env.get('APP_LOCALE', 'en')
}
