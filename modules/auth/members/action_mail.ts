import { ACCOUNT_MAIL, type MailPayload, type MailValues } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import type { Topic } from '#app/outbox/topic'
import type { Transaction } from '#app/transaction'
import env from '#start/env'

/** A mail with one link or button, by its text and what stands in it. */
interface ActionMail {
  /** Unique for ever: the second mail under a key is not written. */
  dedupeKey: string
  key: string
  values: MailValues
  /** The member it speaks of; what it says becomes unreadable when that member is deleted. */
  memberId?: number
  /** Whether its receiver has just asked for it. */
  isAsked?: boolean
  /** Where it is no matter of the account: `MAIL`. */
  topic?: Topic<MailPayload>
}

/**
 * Sends a mail with the commit of `trx`, in the language of its receiver or else of the shop.
 *
 * @returns false where a mail with this dedupe key was already written
 */
export async function sendActionMail(
  trx: Transaction,
  { email, locale }: { email: string | null; locale: string | null },
  { dedupeKey, memberId, topic = ACCOUNT_MAIL, ...mail }: ActionMail
): Promise<boolean> {
  // Only what is left of a deleted member has no address, and nobody writes to that.
  if (email === null) throw new Error(`There is nobody to send ${dedupeKey} to`)
  const payload = { ...mail, to: email, template: 'action', locale: locale ?? shopLocale() }
  return sendLater(trx, { topic, dedupeKey, memberId, payload })
}

/** The full address of a page of the shop. */
export function shopLink(path: string): string {
  return new URL(path, env.get('APP_URL')).href
}

function shopLocale() {
  return env.get('APP_LOCALE', 'en')
}
