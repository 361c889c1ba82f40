import { consumeLimit } from '#app/limits/limit'
import { EMAIL_CHANGES_PER_MEMBER } from '../constants.js'
import { TooManyAttempts } from '../exceptions.js'
import type { Member } from '../members/member.js'

/**
 * Counts a try for another e-mail address before it is compared with those of others.
 *
 * @throws too_many_attempts
 */
export async function countEmailChange(
  member: Pick<Member, 'id' | 'email'>,
  wanted: unknown
): Promise<void> {
  if (typeof wanted === 'string' && wanted.trim().toLowerCase() === member.email) return
  const limit = EMAIL_CHANGES_PER_MEMBER
  const { allowed, retryAfterSeconds } = await consumeLimit(`email-change:${member.id}`, limit)
  if (!allowed) throw new TooManyAttempts(retryAfterSeconds)
}
