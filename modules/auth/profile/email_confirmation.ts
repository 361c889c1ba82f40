import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/clock'
import { unlessTaken } from '#app/database/unique_violation'
import { InvalidSignature } from '#app/exceptions/page_exceptions'
import { ACCOUNT_MAIL } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import { transaction, type Transaction } from '#app/transaction'
import { AlreadyTaken } from '../exceptions.js'
import { heldAccount, waitFor, waitingEmailOf } from './account.js'
import { isGenuine, mailboxLink, wentTo, type Door } from './mailbox_link.js'
import { moveEmail } from './move_email.js'

const DOOR: Door = { route: 'email.confirmation', purpose: 'email_confirmation' }

/** An account and the address that waits for its owner. */
export interface WaitingEmail {
  id: number
  email: string
}

/**
 * Sends the link by which the owner of a mailbox makes it the one of an account. The account keeps
 * its address until then; a later address makes this link useless.
 */
export async function askToConfirm(
  trx: Transaction,
  { id, email }: WaitingEmail,
  locale: string
): Promise<void> {
  await waitFor(trx, id, email)
  await sendLater(trx, {
    topic: ACCOUNT_MAIL,
    dedupeKey: `mail:email_confirmation:${id}:${clock.now()}`,
    memberId: id,
    payload: {
      to: email,
      key: 'mail.email_confirmation',
      template: 'action',
      values: { link: mailboxLink(DOOR, { id, email }) },
      locale,
      isAsked: true,
    },
  })
}

/**
 * The account and the address the link of this request was made for.
 *
 * @throws invalid_signature where the link is forged, too old, used, or another address waits
 */
export async function waitingOfLink(ctx: HttpContext): Promise<WaitingEmail> {
  const id = Number(ctx.params.user)
  const email = isGenuine(ctx, DOOR) ? await waitingEmailOf(id) : null
  if (email === null || !wentTo(ctx, email)) throw new InvalidSignature()
  return { id, email }
}

/**
 * Makes the waiting address the one of the account, once.
 *
 * @param locale the language of the page
 * @throws invalid_signature where it does not wait any more
 * @throws unique where another member took it meanwhile
 */
export async function confirmEmail({ id, email }: WaitingEmail, locale: string): Promise<void> {
  const confirmed = transaction(async (trx) => {
    const account = await heldAccount(trx, id)
    if (account?.pendingEmail !== email || account.disabledAt !== null) throw new InvalidSignature()
    account.updatedAt = clock.now()
    await moveEmail(trx, account, { to: email, locale })
  })
  await unlessTaken(confirmed, () => new AlreadyTaken('email'))
}
