import hash from '@adonisjs/core/services/hash'
import { clock } from '#app/clock'
import { tellEndOfLogins } from '#app/sessions/ended_logins'
import { endLoginsOf, endSessionsOf } from '#app/sessions/session_store'
import { afterCommit, type Transaction } from '#app/transaction'
import RememberToken from '../login/models/remember_token.js'
import Member from '../members/models/member.js'
import { noteSecurityEvent } from '../members/tell_of_security.js'
import { hashLine } from './hash_line.js'
import PasswordResetToken from './models/password_reset_token.js'

/** A hash nobody knows the password of: unknown addresses cost the same time as known ones. */
let nobodysHash: Promise<string> | undefined

/**
 * The stored form of a password: argon2id with the settings of config/hash.ts.
 *
 * @throws unavailable where too many are under way
 */
export function hashPassword(password: string): Promise<string> {
  return hashLine.run(() => hash.make(password))
}

/**
 * Compares with the stored hash, or with nobody's where there is none, in the same time.
 *
 * @throws unavailable where too many are under way
 */
export function fitsPassword(stored: string | null, password: string): Promise<boolean> {
  return hashLine.run(() => compare(stored, password))
}

async function compare(stored: string | null, password: string): Promise<boolean> {
  // Made for known addresses as well, so that the first unknown one is not told by its time.
  nobodysHash ??= hash.make(crypto.randomUUID())
  const nobodys = await nobodysHash
  const against = stored ?? nobodys
  const fits = await hash.verify(against, password)
  return fits && stored !== null
}

/** A login that goes on. */
export interface KeptLogin {
  loginId: string
}

/** Whose password becomes another one, and which login stays. */
interface NewPassword {
  memberId: number
  /** What `hashPassword` made. */
  hash: string
  /** The one that changed it; every other one ends. */
  kept?: KeptLogin
}

/** Sets a password, tells the member, and ends whatever the old one opened: sessions, remembered logins, reset links. */
export async function storePassword(
  trx: Transaction,
  { memberId, hash: made, kept }: NewPassword
): Promise<void> {
  const change = { password: made, updatedAt: clock.now() }
  await Member.query(trx).where('id', memberId).update(change)
  await forgetResetLinks(trx, memberId)
  await RememberToken.query(trx).where('memberId', memberId).delete()
  await tellEndOfLogins(trx, memberId, { but: kept?.loginId ?? '' })
  await noteSecurityEvent(trx, { memberId, what: 'password' })
  // The session of the one that stays takes another id: its old row ends with the answer that says so.
  const but = kept?.loginId
  afterCommit(trx, () =>
    but === undefined ? endSessionsOf({ memberId }) : endLoginsOf({ memberId }, { but })
  )
}

/** Makes the reset links that nobody used yet useless. */
export async function forgetResetLinks(trx: Transaction, memberId: number): Promise<void> {
  await PasswordResetToken.query(trx).where({ memberId }).whereNull('usedAt').delete()
}
