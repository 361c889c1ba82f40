import { createHash } from 'node:crypto'
import type { SessionData } from '@adonisjs/session/types'

/** A session without a visit for this long is gone, in ms. */
const IDLE_MS = 12 * 60 * 60 * 1000
/** However often it is visited, a session of a member ends after this long, in ms. */
const MEMBER_MS = 12 * 60 * 60 * 1000
/** The same for staff, in ms. @source reliability.md, threat "session fixation" */
const STAFF_MS = 8 * 60 * 60 * 1000
/** An unchanged session is written back at most this often, in ms. */
const RENEW_AFTER_MS = 60 * 1000

/** A session as it is kept. */
export interface SessionRow {
  payload: string
  /** Milliseconds UTC of the login, or of the first visit of a guest. */
  startedAt: number
  /** Milliseconds UTC. */
  expiresAt: number
  memberId: number | null
  staffId: number | null
}

/** Where sessions are kept. Keys are hashes: who reads the rows cannot use what is in them. */
export interface SessionRows {
  find(key: string): Promise<SessionRow | undefined>
  save(key: string, row: SessionRow): Promise<void>
  remove(key: string): Promise<void>
  /** Ends all sessions of a member or of a staff member, but one where it is named. */
  removeAllOf(owner: SessionOwner, exceptKey?: string): Promise<void>
}

/** Whose sessions. */
export type SessionOwner = { memberId: number } | { staffId: number }

/** The key a session is kept under. */
export function keyOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url')
}

/** The row of a session now; it never outlives the limit counted from its start. */
export function rowOf(data: SessionData, startedAt: number, now: number): SessionRow {
  const memberId = data.auth_member === undefined ? null : Number(data.auth_member)
  const staffId = data.auth_staff === undefined ? null : Number(data.auth_staff)
  const limit = staffId === null ? MEMBER_MS : STAFF_MS
  const expiresAt = Math.min(now + IDLE_MS, startedAt + limit)
  return { payload: JSON.stringify(data), startedAt, expiresAt, memberId, staffId }
}

/** Whether everybody this session belongs to now had it before. */
export function isOwnedAsBefore(before: SessionRow, data: SessionData): boolean {
  const { memberId, staffId } = rowOf(data, 0, 0)
  if (memberId === null && staffId === null) return false
  const hadMember = memberId === null || memberId === before.memberId
  return hadMember && (staffId === null || staffId === before.staffId)
}

/** Whether an unchanged row should be written again, so that a visited session stays. */
export function isDue(stored: SessionRow, fresh: SessionRow): boolean {
  return fresh.expiresAt - stored.expiresAt > RENEW_AFTER_MS
}
