import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { clearLimit, consumeLimit, type Limit } from '#app/limits/limit'
import { transaction } from '#app/transaction'
import { fitsPassword } from '../passwords.js'
import { StaffCredentialsWrong, StaffSignInThrottled } from '../staff_exceptions.js'
import type { StaffMember } from '../member.js'

/** Tries of one address at one account. */
const LIMIT: Limit = { hits: 5, windowSeconds: 60 }

const FIND = `SELECT id, email, name, role, locale, password FROM staff_members
  WHERE email = ? AND disabled_at IS NULL`

/**
 * Finds the staff member these credentials belong to.
 *
 * @throws StaffSignInThrottled after five tries a minute, StaffCredentialsWrong otherwise
 */
export async function signInStaff(
  credentials: { email: string; password: string },
  address: string
): Promise<StaffMember> {
  const key = `staff_sign_in:${credentials.email}:${address}`
  const { allowed, retryAfterSeconds } = await consumeLimit(key, LIMIT)
  if (!allowed) throw new StaffSignInThrottled(retryAfterSeconds)
  const [found] = await shopReader().rows<StaffMember & { password: string }>(FIND, [
    credentials.email,
  ])
  const fits = await fitsPassword(found?.password ?? null, credentials.password)
  if (!fits) throw new StaffCredentialsWrong()
  await clearLimit(key)
  await rememberLogin(found.id)
  const { id, email, name, role, locale } = found
  return { id, email, name, role, locale }
}

function rememberLogin(id: number) {
  const sql = 'UPDATE staff_members SET last_login_at = ? WHERE id = ?'
  return transaction((trx) => rows(trx, sql, [clock.now(), id]))
}
