import { shopReader } from '#app/database/engine'
import { TooManyAttempts, WrongCredentials } from '#auth/exceptions'
import { tryPassword } from '#auth/logins/password_tries'
import type { FoundMember, Member } from '#auth/member'

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

type Row = Member & { password: string | null; twoFactorConfirmedAt: number | null }

const FIND = `SELECT id, email, locale, first_name AS "firstName", last_name AS "lastName",
  phone_verified_at AS "phoneVerifiedAt", registered_at AS "registeredAt", password,
  two_factor_confirmed_at AS "twoFactorConfirmedAt"
  FROM members WHERE email = ? AND deleted_at IS NULL AND disabled_at IS NULL`

/**
 * Finds the member of an e-mail address and a password. The try is counted before anything is
 * compared, and an unknown address takes the same way as a wrong password.
 *
 * @throws too_many_attempts, wrong_credentials
 */
export class LogIn {
  async handle(credentials: Credentials): Promise<FoundMember> {
    const { email, password, address } = credentials
    const [found] = await shopReader().rows<Row>(FIND, [email])
    const browserMark = found ? credentials.browserMark(found.id) : null
    const tried = { guard: 'member', email, address, browserMark } as const
    const { fits, waitSeconds } = await tryPassword(tried, found?.password ?? null, password)
    if (waitSeconds) throw new TooManyAttempts(waitSeconds)
    if (!found || !fits) throw new WrongCredentials()
    const { password: _hash, twoFactorConfirmedAt, ...member } = found
    return { member, hasSecondFactor: twoFactorConfirmedAt !== null }
  }
}
