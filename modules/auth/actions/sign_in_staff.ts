import { shopReader } from '#app/database/engine'
import { clearLimit, consumeLimit } from '#app/limits/limit'
import { LOGINS_PER_ACCOUNT, LOGINS_PER_ADDRESS } from '../constants.js'
import { networkOf } from '../network.js'
import { fitsPassword } from '../passwords.js'
import { StaffCredentialsWrong, StaffSignInThrottled } from '../staff_exceptions.js'

const FIND = 'SELECT id, password FROM staff_members WHERE email = ? AND disabled_at IS NULL'

/**
 * Finds the staff member these credentials belong to. Nobody is let in by them alone: the second
 * factor comes next.
 *
 * @returns the id
 * @throws throttled after five tries a minute, credentials otherwise
 */
export async function signInStaff(
  { email, password }: { email: string; password: string },
  address: string
): Promise<number> {
  const network = networkOf(address)
  const key = `staff_sign_in:${email}:${network}`
  const answers = [
    await consumeLimit(key, LOGINS_PER_ACCOUNT),
    await consumeLimit(`staff_sign_in_address:${network}`, LOGINS_PER_ADDRESS),
  ]
  const waits = answers.filter(({ allowed }) => !allowed)
  if (waits.length) {
    throw new StaffSignInThrottled(
      Math.max(...waits.map(({ retryAfterSeconds }) => retryAfterSeconds))
    )
  }
  const [found] = await shopReader().rows<{ id: number; password: string | null }>(FIND, [email])
  const fits = await fitsPassword(found?.password ?? null, password)
  if (!found || !fits) throw new StaffCredentialsWrong()
  await clearLimit(key)
  return found.id
}
