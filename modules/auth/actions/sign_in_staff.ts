import hash from '@adonisjs/core/services/hash'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { clearLimit, consumeLimit, type Limit } from '#app/limits/limit'
import { transaction } from '#app/transaction'
import { StaffCredentialsWrong, StaffSignInThrottled } from '../staff_exceptions.js'
import type { StaffMember } from '../member.js'

/** Tries of one address at one account. */
const LIMIT: Limit = { hits: 5, windowSeconds: 60 }

/** argon2id of a password nobody has: an unknown address costs the same time as a wrong password. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Md74nP7S4JUfAIeHeuAxCA$zh6s8y5hULBw9TlbqcRwQF6H5rdE7JHp9xb8suFSc4w'

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
  const { password, ...staff } = found ?? { password: NOBODYS_HASH }
  const isRight = await hash.verify(password, credentials.password)
  if (!found || !isRight) throw new StaffCredentialsWrong()
  await clearLimit(key)
  await rememberLogin(found.id)
  return staff as StaffMember
}

function rememberLogin(id: number) {
  const sql = 'UPDATE staff_members SET last_login_at = ? WHERE id = ?'
  return transaction((trx) => rows(trx, sql, [clock.now(), id]))
}
