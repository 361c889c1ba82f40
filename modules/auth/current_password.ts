import { shopReader } from '#app/database/engine'
import { clearLimit, consumeLimit } from '#app/limits/limit'
import { PASSWORD_PROOFS_PER_MEMBER } from './constants.js'
import { TooManyAttempts, WrongPassword } from './exceptions.js'
import { fitsPassword } from './passwords.js'

/** A password that shall prove who is asking. */
interface Proof {
  memberId: number
  password: string
  /** The form field that shows the error. */
  field: 'password' | 'current_password'
}

/**
 * Makes sure that a password is the member's own. The try is counted before it is compared.
 *
 * @throws too_many_attempts, wrong_password
 */
export async function provePassword({ memberId, password, field }: Proof): Promise<void> {
  const key = `password-proof:${memberId}`
  const { allowed, retryAfterSeconds } = await consumeLimit(key, PASSWORD_PROOFS_PER_MEMBER)
  if (!allowed) throw new TooManyAttempts(retryAfterSeconds, field)
  const sql = 'SELECT password FROM members WHERE id = ?'
  const [stored] = await shopReader().rows<{ password: string | null }>(sql, [memberId])
  if (!(await fitsPassword(stored?.password ?? null, password))) throw new WrongPassword(field)
  await clearLimit(key)
}
