import { hash } from 'node:crypto'
import type { SessionData } from '@adonisjs/session/types'
import type { Visitor } from './visitor.js'

/** A session without a visit for this long is gone, in ms. */
const IDLE_MS = 12 * 60 * 60 * 1000
/** However often it is visited, a session of a member ends after this long, in ms. */
const MEMBER_MS = 12 * 60 * 60 * 1000
/** The same for staff, in ms. @source docs/decisions/0186 */
const STAFF_MS = 8 * 60 * 60 * 1000
/** An unchanged session is written back at most this often, in ms. */
const RENEW_AFTER_MS = 60 * 1000

/** What a session calls the login it came from. */
export const LOGIN_KEY = 'login_id'

/** A session as it is kept. */
export interface SessionRow extends Visitor {
  payload: string
  /** Milliseconds UTC of the login, or of the first visit of a guest. */
  startedAt: number
  /** Milliseconds UTC. */
  expiresAt: number
  memberId: number | null
  staffId: number | null
  /** Names the login it came from, which a remembered one shares with its next session. */
  loginId: string | null
  /** Milliseconds UTC of the last visit, to the minute. */
  seenAt: number
}

/** A session as its owner is told of it. */
export type OwnedSession = SessionRow & { key: string; loginId: string }

/** A session as it is found for a request. */
export interface FoundSession extends SessionRow {
  /** Its member, where that was read with it; null where there is none who may use the shop. */
  member?: Readonly<Record<string, unknown>> | null
}

/** Which logins of an owner: that one, or all others. */
export type LoginChoice = { only: string } | { but: string }

/** Whose sessions. */
export type SessionOwner = { memberId: number } | { staffId: number }

/** The key a session is kept under. */
export function keyOf(sessionId: string): string {
  return hash('sha256', sessionId, 'base64url')
}

/** The row of a session now; it never outlives the limit counted from its start. */
export function rowOf(
  data: SessionData,
  startedAt: number,
  visit: Visitor & { now: number }
): SessionRow {
  const { now, ...visitor } = visit
  const { memberId, staffId } = ownersIn(data)
  const expiresAt = endOf({ startedAt, staffId }, now)
  const loginId = (data[LOGIN_KEY] as string | undefined) ?? null
  const payload = JSON.stringify(data)
  const owners = { memberId, staffId, loginId }
  return { ...visitor, ...owners, payload, startedAt, expiresAt, seenAt: now }
}

/** Whether everybody this session belongs to now had it before. */
export function isOwnedAsBefore(before: SessionRow, data: SessionData): boolean {
  const { memberId, staffId } = ownersIn(data)
  if (memberId === null && staffId === null) return false
  const hadMember = memberId === null || memberId === before.memberId
  return hadMember && (staffId === null || staffId === before.staffId)
}

/** Whether a row that did not change should be written again, so that a visited session stays. */
export function isDue(stored: SessionRow, now: number): boolean {
  if (endOf(stored, now) - stored.expiresAt > RENEW_AFTER_MS) return true
  const isOwned = stored.memberId !== null || stored.staffId !== null
  return isOwned && now - stored.seenAt > RENEW_AFTER_MS
}

function endOf({ startedAt, staffId }: Pick<SessionRow, 'startedAt' | 'staffId'>, now: number) {
  return Math.min(now + IDLE_MS, startedAt + (staffId === null ? MEMBER_MS : STAFF_MS))
}

function ownersIn(data: SessionData) {
  return {
    memberId: data.auth_member === undefined ? null : Number(data.auth_member),
    staffId: data.auth_staff === undefined ? null : Number(data.auth_staff),
  }
}
