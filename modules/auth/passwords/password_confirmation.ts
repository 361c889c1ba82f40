import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/clock'
import type { ReadSession } from '#app/sessions/read_session'
import { CONFIRMED_MS } from '../constants.js'

/** Whose password: a session may belong to a member and to a staff member at once. */
export type PasswordOwner = { guard: 'member' | 'staff'; id: number }

type Confirmation = { id: number; at: number }

/** Notes in this session, under a new id of it, that the password was entered just now. */
export function noteConfirmedPassword({ session }: HttpContext, owner: PasswordOwner): void {
  session.put(keyOf(owner), { id: owner.id, at: clock.now() } satisfies Confirmation)
  session.regenerate()
}

/** Whether this session's owner entered the password within the last quarter of an hour. */
export function hasConfirmedPassword(
  { session }: { session: ReadSession },
  owner: PasswordOwner
): boolean {
  const noted: Confirmation | undefined = session.get(keyOf(owner))
  if (noted?.id !== owner.id) return false
  const age = clock.now() - noted.at
  return age >= 0 && age <= CONFIRMED_MS
}

function keyOf({ guard }: PasswordOwner) {
  return `confirmed_password_${guard}`
}
