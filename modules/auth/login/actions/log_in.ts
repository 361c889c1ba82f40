import { TooManyAttempts, WrongCredentials } from '#auth/exceptions'
import { foundMember, type FoundMember } from '#auth/members/member'
import Member from '#auth/members/models/member'
import { tryPassword } from '../password_tries.js'

/** What a login is tried with. */
interface Credentials {
  /** In lower case. */
  email: string
  password: string
  /** Network address of the visitor. */
  address: string
  /** The mark of the browser where this member has logged in with it before. */
  browserMark: (memberId: number) => string | null
}

/**
 * Finds the member of an e-mail address and a password. The try is counted before anything is
 * compared, and an unknown address takes the same way as a wrong password.
 *
 * @throws too_many_attempts, wrong_credentials
 */
export async function logIn(credentials: Credentials): Promise<FoundMember> {
  const { email, password, address } = credentials
  const found = await Member.active().where('email', email).first()
  const browserMark = found ? credentials.browserMark(found.id) : null
  const tried = { guard: 'member', email, address, browserMark } as const
  const { fits, waitSeconds } = await tryPassword(tried, found?.password ?? null, password)
  if (waitSeconds) throw new TooManyAttempts(waitSeconds)
  if (!found || !fits) throw new WrongCredentials()
  return foundMember(found)
}
