import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { holdMember } from '../members/hold_member.js'
import Member from '../members/models/member.js'

/** An account that is in use, or prepared. Only a deleted one has no address. */
export type Account = Member & { email: string }

/** The account of a member that is held from here on; null where the member was deleted. */
export async function heldAccount(trx: Transaction, id: number): Promise<Account | null> {
  if (!(await holdMember(trx, id))) return null
  return Member.query(trx).where({ id }).whereNotNull('email').first() as Promise<Account | null>
}

/** Keeps the address that waits for its owner, in place of the one before it; null forgets it. */
export async function waitFor(trx: Transaction, id: number, email: string | null): Promise<void> {
  const change = { pendingEmail: email, updatedAt: clock.now() }
  await Member.query(trx).where({ id }).update(change)
}

/** The address that waits for its owner; null where none does. */
export async function waitingEmailOf(id: number): Promise<string | null> {
  const active = Member.query().whereNull('deletedAt').whereNull('disabledAt')
  return (await active.where({ id }).first())?.pendingEmail ?? null
}
