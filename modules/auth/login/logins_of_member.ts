import { tellEndOfLogins } from '#app/sessions/ended_logins'
import type { LoginChoice, OwnedSession } from '#app/sessions/session_row'
import { endLoginsOf, sessionsOf } from '#app/sessions/session_store'
import type { Visitor } from '#app/sessions/visitor'
import { afterCommit, transaction, type Transaction } from '#app/transaction'
import { deleteRememberTokens } from './remember_tokens.js'
import { rememberTokensOf, type RememberedPlace } from './remember_tokens_of_sql.js'

/** A place a member is logged in; times in ms UTC. */
export interface Login extends Visitor {
  id: string
  started_at: number
  seen_at: number
  /** The one that asks. */
  current: boolean
  /** It lasts beyond its session. */
  remembered: boolean
}

/** Where a member is logged in, or would be without a password: this place first, then the latest. */
export async function loginsOf(memberId: number, currentId: string): Promise<Login[]> {
  const [sessions, tokens] = await Promise.all([
    sessionsOf({ memberId }),
    rememberTokensOf(memberId),
  ])
  const ids = new Set([...sessions, ...tokens].map(({ loginId }) => loginId))
  const logins = [...ids].map((id) => {
    const of = <Part extends { loginId: string }>(parts: Part[]) =>
      parts.filter((part) => part.loginId === id)
    return loginOf(of(sessions), of(tokens), currentId)
  })
  return logins.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || other.seen_at - one.seen_at
  )
}

/** Logs a member out of one place, also of what it is remembered by there. */
export function endLogin(memberId: number, id: string): Promise<void> {
  return end(memberId, { only: id })
}

/** Logs a member out everywhere but here. */
export function endOtherLogins(memberId: number, currentId: string): Promise<void> {
  return end(memberId, { but: currentId })
}

/** The same in the transaction of its cause, such as a new password. */
export async function endOtherLoginsIn(
  trx: Transaction,
  memberId: number,
  currentId: string
): Promise<void> {
  await endIn(trx, memberId, { but: currentId })
}

function end(memberId: number, choice: LoginChoice) {
  return transaction((trx) => endIn(trx, memberId, choice))
}

async function endIn(trx: Transaction, memberId: number, choice: LoginChoice) {
  await deleteRememberTokens(trx, memberId, choice)
  await tellEndOfLogins(trx, memberId, choice)
  afterCommit(trx, () => endLoginsOf({ memberId }, choice))
}

/** What a login's sessions and tokens come to; the one used last says where it is. */
function loginOf(sessions: OwnedSession[], tokens: RememberedPlace[], currentId: string): Login {
  const places = [
    ...sessions.map((session) => ({ ...session, from: session.startedAt, at: session.seenAt })),
    ...tokens.map((token) => ({ ...token, from: token.createdAt, at: token.updatedAt })),
  ].toSorted((one, other) => other.at - one.at)
  const [{ loginId: id, browser, system, network, at }] = places
  return {
    id,
    browser,
    system,
    network,
    started_at: Math.min(...places.map(({ from }) => from)),
    seen_at: at,
    current: id === currentId,
    remembered: tokens.length > 0,
  }
}
