import { tryPassword } from '#auth/login/password_tries'
import { StaffCredentialsWrong, StaffSignInThrottled } from '../exceptions.js'
import { noteFailedSignIn } from '../failed_staff_sign_in.js'
import StaffMember from '../models/staff_member.js'

/** What a sign-in is tried with. */
interface StaffCredentials {
  /** In lower case. */
  email: string
  password: string
  /** Network address of the visitor. */
  address: string
  /** The mark of the browser where this staff member has signed in with it before. */
  browserMark: (staffId: number) => string | null
}

/**
 * Finds the staff member these credentials belong to. Nobody is let in by them alone: the second
 * factor comes next.
 *
 * @returns the id
 * @throws throttled, credentials
 */
export async function signInStaff(credentials: StaffCredentials): Promise<number> {
  const { email, password, address } = credentials
  const found = await StaffMember.active().where({ email }).first()
  const browserMark = found ? credentials.browserMark(found.id) : null
  const tried = { guard: 'staff', email, address, browserMark } as const
  const { fits, waitSeconds } = await tryPassword(tried, found?.password ?? null, password)
  if (waitSeconds) throw new StaffSignInThrottled(waitSeconds)
  if (found && fits) return found.id
  await noteFailedSignIn({ email, staffId: found?.id }, 'password')
  throw new StaffCredentialsWrong()
}
