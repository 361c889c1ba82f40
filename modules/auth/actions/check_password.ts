import { shopReader } from '#app/database/engine'
import { clearLimit, consumeLimit } from '#app/limits/limit'
import { PASSWORD_CHECKS } from '#auth/constants'
import { TooManyAttempts, WrongPassword } from '#auth/exceptions'
import type { PasswordOwner } from '#auth/password_confirmation'
import { fitsPassword } from '#auth/passwords'

/** A password somebody who is logged in enters once more. */
interface EnteredPassword {
  password: string
  /** The form field it came in; errors are shown there. */
  field: string
}

const TABLES = { member: 'members', staff: 'staff_members' } as const

/**
 * Compares a password with the one of who is logged in. The try is counted before.
 *
 * @throws too_many_attempts, wrong_password
 */
export class CheckPassword {
  async handle({ guard, id }: PasswordOwner, { password, field }: EnteredPassword): Promise<void> {
    const key = `password-check:${guard}:${id}`
    const { allowed, retryAfterSeconds } = await consumeLimit(key, PASSWORD_CHECKS)
    if (!allowed) throw new TooManyAttempts(retryAfterSeconds, field)
    const sql = `SELECT password FROM ${TABLES[guard]} WHERE id = ?`
    const [row] = await shopReader().rows<{ password: string | null }>(sql, [id])
    if (!(await fitsPassword(row?.password ?? null, password))) throw new WrongPassword(field)
    await clearLimit(key)
  }
}
