import { shopReader } from '#app/database/engine'
import { noteFailedSignIn } from '../logins/failed_staff_sign_in.js'
import { tryPassword } from '../logins/password_tries.js'
import { StaffCredentialsWrong, StaffSignInThrottled } from '../staff_exceptions.js'

const FIND = 'SELECT id, password FROM staff_members WHERE email = ? AND disabled_at IS NULL'

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
  const [found] = await shopReader().rows<{ id: number; password: string | null }>(FIND, [email])
  const browserMark = found ? credentials.browserMark(found.id) : null
  const tried = { guard: 'staff', email, address, browserMark } as const
  const { fits, waitSeconds } = await tryPassword(tried, found?.password ?? null, password)
  if (waitSeconds) throw new StaffSignInThrottled(waitSeconds)
  if (found && fits) return found.id
  await noteFailedSignIn({ email, staffId: found?.id }, 'password')
  throw new StaffCredentialsWrong()
}
