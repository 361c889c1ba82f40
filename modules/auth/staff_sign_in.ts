import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { ownKey, seal, unseal } from '#app/personal/seal'
import { STAFF_SIGN_IN_AGE_MS } from './constants.js'
import type { StaffMember } from './member.js'
import { hashOfToken } from './secrets.js'
import { NotSigningIn } from './staff_exceptions.js'
import { newTimeCodeSecret } from './time_codes.js'

/** Session key of a sign-in whose password was right; nobody is logged in yet. */
const KEY = 'staff_sign_in'

type SignIn = {
  staffId: number
  /** Milliseconds UTC of the password. */
  at: number
  /** Of the password that was right: another one ends the sign-in. */
  passwordMark: string
  /** A secret on its way to an authenticator app. */
  offered?: string
}

/** A staff member between password and second factor. */
export interface ArrivingStaff extends StaffMember {
  /** The secret of the second factor, sealed; null before it is set up. */
  sealedSecret: string | null
}

type Row = StaffMember & { password: string; secret: string | null; confirmedAt: number | null }

const FIND = `SELECT id, email, name, role, locale, password, two_factor_secret AS "secret",
  two_factor_confirmed_at AS "confirmedAt" FROM staff_members
  WHERE id = ? AND disabled_at IS NULL AND password IS NOT NULL`

/** The password was right: this session, under a new id, may show the second factor. */
export async function openStaffSignIn({ session }: HttpContext, staffId: number): Promise<void> {
  const [row] = await shopReader().rows<Row>(FIND, [staffId])
  if (!row) throw new NotSigningIn()
  const passwordMark = hashOfToken(row.password)
  session.put(KEY, { staffId, at: clock.now(), passwordMark } satisfies SignIn)
  session.regenerate()
}

/** The sign-in is finished or given up. */
export function closeStaffSignIn({ session }: HttpContext): void {
  session.forget(KEY)
}

/**
 * Who showed the password in this session within the last ten minutes.
 *
 * @throws unauthorized
 */
export async function arrivingStaff({ session }: HttpContext): Promise<ArrivingStaff> {
  const signIn: SignIn | undefined = session.get(KEY)
  if (!signIn || clock.now() - signIn.at > STAFF_SIGN_IN_AGE_MS) throw new NotSigningIn()
  const [row] = await shopReader().rows<Row>(FIND, [signIn.staffId])
  if (!row || hashOfToken(row.password) !== signIn.passwordMark) throw new NotSigningIn()
  const { password: _password, secret, confirmedAt, ...staff } = row
  return { ...staff, sealedSecret: confirmedAt === null ? null : secret }
}

/** The secret this sign-in offers to an authenticator app, in base32; the same until it ends. */
export function offeredSecret({ session }: HttpContext, { id }: ArrivingStaff): string {
  const signIn: SignIn = session.get(KEY)
  if (signIn.offered) return openSecret(signIn.offered, id)
  const secret = newTimeCodeSecret()
  session.put(KEY, { ...signIn, offered: sealSecret(secret, id) })
  return secret
}

/** A secret as it is stored. */
export function sealSecret(secret: string, staffId: number): string {
  return seal(secret, ownKey(), purposeOf(staffId))
}

/** A stored secret, in base32. */
export function openSecret(sealed: string, staffId: number): string {
  return unseal(sealed, ownKey(), purposeOf(staffId)).toString()
}

function purposeOf(staffId: number) {
  return `staff-second-factor:${staffId}`
}
