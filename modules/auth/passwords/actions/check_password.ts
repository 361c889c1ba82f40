import { clearLimit, consumeLimit } from '#app/limits/limit'
import { PASSWORD_CHECKS } from '#auth/constants'
import { TooManyAttempts, WrongPassword } from '#auth/exceptions'
import Member from '#auth/members/models/member'
import StaffMember from '#auth/staff/models/staff_member'
import type { PasswordOwner } from '../password_confirmation.js'
import { fitsPassword } from '../passwords.js'

/** A password somebody who is logged in enters once more. */
interface EnteredPassword {
  password: string
  /** The form field it came in; errors are shown there. */
  field: string
}

/**
 * Compares a password with the one of who is logged in. The try is counted before.
 *
 * @throws too_many_attempts, wrong_password
 */
export async function checkPassword(
  { guard, id }: PasswordOwner,
  { password, field }: EnteredPassword
): Promise<void> {
  const key = `password-check:${guard}:${id}`
  const { allowed, retryAfterSeconds } = await consumeLimit(key, PASSWORD_CHECKS)
  if (!allowed) throw new TooManyAttempts(retryAfterSeconds, field)
  const owner = guard === 'member' ? await Member.find(id) : await StaffMember.find(id)
  if (!(await fitsPassword(owner?.password ?? null, password))) throw new WrongPassword(field)
  await clearLimit(key)
}
