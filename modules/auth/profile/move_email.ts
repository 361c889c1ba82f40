import { randomUUID } from 'node:crypto'
import { ACCOUNT_MAIL, MAILBOX_PROVEN } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import { newToken } from '../login/secrets.js'
import { forgetResetLinks } from '../passwords/passwords.js'
import { removeAbandoned } from '../registration/abandoned_registrations.js'
import type { Account } from './account.js'

/**
 * Gives an account that is held another address. The old one hears of it, and what was sent there stops working.
 *
 * @param locale the language of the message where the member has chosen none
 */
export async function moveEmail(
  trx: Transaction,
  account: Account,
  { to, locale }: { to: string; locale: string }
): Promise<void> {
  const { id: memberId, email: from } = account
  await removeAbandoned(trx, { email: to, phone: null, replacedId: null })
  await account.merge({ email: to, newsletterSecret: newToken(), pendingEmail: null }).save()
  await forgetResetLinks(trx, memberId)
  await tellProven(trx, { memberId, address: to })
  await sendLater(trx, {
    topic: ACCOUNT_MAIL,
    dedupeKey: `email_changed:${randomUUID()}`,
    memberId,
    payload: {
      to: from,
      key: 'mail.email_changed',
      template: 'action',
      values: {},
      locale: account.locale ?? locale,
    },
  })
}

/** Tells whoever sends mails that those to an address arrive, or that its owner has just given it. */
export async function tellProven(
  trx: Transaction,
  { memberId, address }: { memberId: number; address: string }
): Promise<void> {
  const dedupeKey = `mailbox_proven:${randomUUID()}`
  await sendLater(trx, { topic: MAILBOX_PROVEN, dedupeKey, memberId, payload: { address } })
}
