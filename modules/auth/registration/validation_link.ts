import type { HttpContext } from '@adonisjs/core/http'
import { InvalidSignature, NotFound } from '#app/exceptions/page_exceptions'
import Member from '../members/models/member.js'
import { isGenuine, mailboxLink, wentTo, type Door } from '../profile/mailbox_link.js'

const DOOR: Door = { route: 'register.validation', purpose: 'registration_validation' }

/** The full address a prepared account is activated under. */
export function validationLink(account: { id: number; email: string }): string {
  return mailboxLink(DOOR, account)
}

/**
 * The account the link of this request was made for, whether it is active by now or not.
 *
 * @throws not_found where there is no such account, invalid_signature where the link is forged, too old, or its account is closed
 */
export async function accountOfLink(ctx: HttpContext): Promise<Member> {
  if (!isGenuine(ctx, DOOR)) throw new InvalidSignature()
  const id = Number(ctx.params.user)
  if (!(await Member.find(id))) throw new NotFound()
  const account = await Member.active().where('id', id).first()
  if (!account?.email || !wentTo(ctx, account.email)) throw new InvalidSignature()
  return account
}
