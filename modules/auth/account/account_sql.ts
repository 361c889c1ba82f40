import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** An account that is in use, or prepared. */
export interface Account {
  email: string
  /** The address that waits for its owner. */
  pendingEmail: string | null
  lastName: string | null
  firstName: string | null
  locale: string | null
  /** Milliseconds UTC; null until it is active. */
  registeredAt: number | null
}

/** How a member is called. */
export interface Names {
  last_name: string
  first_name: string
}

const READ = `SELECT email, pending_email AS "pendingEmail", last_name AS "lastName",
  first_name AS "firstName", locale, registered_at AS "registeredAt" FROM members
  WHERE id = ? AND email IS NOT NULL AND deleted_at IS NULL`
const NAMES = `UPDATE members SET last_name = ?, first_name = ?, updated_at = ? WHERE id = ?
  AND deleted_at IS NULL RETURNING email, locale`
const WAIT = 'UPDATE members SET pending_email = ?, updated_at = ? WHERE id = ?'
const MOVE = `UPDATE members SET email = ?, newsletter_secret = ?, pending_email = NULL
  WHERE id = ?`
const ARRIVED = `UPDATE members SET updated_at = ? WHERE id = ? AND pending_email = ?
  AND deleted_at IS NULL AND disabled_at IS NULL RETURNING email, locale`
const WAITING = `SELECT pending_email AS email FROM members WHERE id = ?
  AND pending_email IS NOT NULL AND deleted_at IS NULL AND disabled_at IS NULL`

type Held = { email: string; locale: string | null }

/** The account as it stands in this transaction, which holds the member. */
export async function accountIn(trx: Transaction, id: number): Promise<Account | undefined> {
  return (await rows<Account>(trx, READ, [id]))[0]
}

/** Writes the names; the row is locked from here on. Answers what the account has besides. */
export async function saveNames(trx: Transaction, id: number, names: Names): Promise<Held> {
  const values = [names.last_name, names.first_name, clock.now(), id]
  return (await rows<Held>(trx, NAMES, values))[0]
}

/** Keeps the address that waits for its owner, in place of the one before it; null forgets it. */
export async function waitFor(trx: Transaction, id: number, email: string | null): Promise<void> {
  await rows(trx, WAIT, [email, clock.now(), id])
}

/** Puts another address in the place of the one the account has. */
export async function writeEmail(
  trx: Transaction,
  id: number,
  { email, secret }: { email: string; secret: string }
): Promise<void> {
  await rows(trx, MOVE, [email, secret, id])
}

/** The account whose waiting address this is, held; undefined where it waits no more. */
export async function takeWaiting(
  trx: Transaction,
  id: number,
  email: string
): Promise<Held | undefined> {
  return (await rows<Held>(trx, ARRIVED, [clock.now(), id, email]))[0]
}

/** The address that waits for its owner; null where none does. */
export async function waitingEmailOf(id: number): Promise<string | null> {
  const [waiting] = await shopReader().rows<{ email: string }>(WAITING, [id])
  return waiting?.email ?? null
}
