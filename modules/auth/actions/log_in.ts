import { consumeLimit } from '#app/limits/limit'
import { shopReader } from '#app/database/engine'
import { LOGINS_PER_ACCOUNT, LOGINS_PER_ADDRESS } from '#auth/constants'
import { TooManyAttempts, WrongCredentials } from '#auth/exceptions'
import type { FoundMember, Member } from '#auth/member'
import { networkOf } from '#auth/network'
import { fitsPassword } from '#auth/passwords'

/** What a login is tried with. */
interface Credentials {
  /** In lower case. */
  email: string
  password: string
  /** Network address of the visitor. */
  address: string
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
  async handle({ email, password, address }: Credentials): Promise<FoundMember> {
    await this.#count(email, networkOf(address))
    const [found] = await shopReader().rows<Row>(FIND, [email])
    const fits = await fitsPassword(found?.password ?? null, password)
    if (!found || !fits) throw new WrongCredentials()
    const { password: _hash, twoFactorConfirmedAt, ...member } = found
    return { member, hasSecondFactor: twoFactorConfirmedAt !== null }
  }

  async #count(email: string, network: string) {
    const answers = [
      await consumeLimit(`login:${email}:${network}`, LOGINS_PER_ACCOUNT),
      await consumeLimit(`login-address:${network}`, LOGINS_PER_ADDRESS),
    ]
    const waits = answers.filter(({ allowed }) => !allowed)
    if (!waits.length) return
    throw new TooManyAttempts(Math.max(...waits.map((answer) => answer.retryAfterSeconds)))
  }
}
