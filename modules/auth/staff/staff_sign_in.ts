import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/clock'
import { ownKey, seal, unseal } from '#app/personal/seal'
import { STAFF_SIGN_IN_AGE_MS } from '../constants.js'
import { hashOfToken } from '../login/secrets.js'
import { newTimeCodeSecret } from '../second_factor/time_codes.js'
import { NotSigningIn } from './exceptions.js'
import StaffMember from './models/staff_member.js'

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

/** The password was right: this session, under a new id, may show the second factor. */
export async function openStaffSignIn({ session }: HttpContext, staffId: number): Promise<void> {
  const passwordMark = markOf(await StaffMember.active().where('id', staffId).first())
  if (passwordMark === null) throw new NotSigningIn()
  session.put(KEY, { staffId, at: clock.now(), passwordMark } satisfies SignIn)
  session.regenerate()
}

/** The sign-in is finished or given up. */
export function closeStaffSignIn({ session }: HttpContext): void {
  session.forget(KEY)
}

/**
 * The staff member who entered the password in this session within the last ten minutes.
 *
 * @throws unauthorized
 */
export async function arrivingStaff({ session }: HttpContext): Promise<StaffMember> {
  const signIn: SignIn | undefined = session.get(KEY)
  if (!signIn || clock.now() - signIn.at > STAFF_SIGN_IN_AGE_MS) throw new NotSigningIn()
  const staff = await StaffMember.active().where('id', signIn.staffId).first()
  if (!staff || markOf(staff) !== signIn.passwordMark) throw new NotSigningIn()
  return staff
}

/** The secret this sign-in offers to an authenticator app, in base32; the same until it ends. */
export function offeredSecret({ session }: HttpContext, { id }: StaffMember): string {
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

/** Null where no password is set. */
function markOf(staff: StaffMember | null): string | null {
  return staff?.password ? hashOfToken(staff.password) : null
}

function purposeOf(staffId: number) {
  return `staff-second-factor:${staffId}`
}
