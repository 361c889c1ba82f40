import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#app/clock'
import { CHALLENGE_MS } from '../constants.js'
import { newToken } from './secrets.js'

/** Session key of a login that waits for its second factor; the auth middleware looks for it. */
const KEY = 'two_factor_login'

/** A login whose password, SMS code or cookie was right, and whose second factor is still to come. */
export interface PendingLogin {
  /** Counts the tries of this login. */
  id: string
  memberId: number
  /** Asked to be remembered for thirty days. */
  remember: boolean
  /** Came by the remember cookie of the member rather than by a password. */
  byCookie: boolean
  /** Milliseconds UTC. */
  at: number
}

/** Lets this session, under a new id, answer the challenge of a member. */
export function beginPendingLogin(
  { session }: HttpContext,
  login: Pick<PendingLogin, 'memberId' | 'remember' | 'byCookie'>
): void {
  session.put(KEY, { ...login, id: newToken(), at: clock.now() })
  session.regenerate()
}

/** The login this session may finish; null where there is none or it has waited for too long. */
export function pendingLogin({ session }: HttpContext): PendingLogin | null {
  const pending: PendingLogin | undefined = session.get(KEY)
  if (!pending || clock.now() - pending.at > CHALLENGE_MS) return null
  return pending
}

/** It was finished, or another login takes its place. */
export function endPendingLogin({ session }: HttpContext): void {
  session.forget(KEY)
}
