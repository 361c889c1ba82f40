import type { HttpContext } from '@adonisjs/core/http'
import type {
  SessionData,
  SessionStoreContract,
  SessionStoreFactory,
} from '@adonisjs/session/types'
import { clock } from '#app/clock'
import { isPassing } from '#app/exceptions/database_errors'
import { afterAnswer } from '#app/http/after_answer'
import { isSmall, rememberCookies, sessionNamedBy } from './known_cookies.js'
import { memberOfSession } from './members_of_sessions.js'
import type { ReadSession } from './read_session.js'
import { forgetGuest, rememberedGuest, rememberGuest } from './remembered_guests.js'
import {
  isDue,
  isOwnedAsBefore,
  keyOf,
  LOGIN_KEY,
  rowOf,
  type FoundSession,
  type LoginChoice,
  type OwnedSession,
  type SessionOwner,
  type SessionRow,
} from './session_row.js'
import { sessionRows } from './session_rows.js'
import { SessionUnreadable } from './session_unreadable.js'
import { UNKNOWN_VISITOR, visitorOf } from './visitor.js'

/** Part of the name of the session cookie, whatever its prefix. */
const SESSION_COOKIE = 'session'
/** Where the framework keeps messages for the next page. */
const FLASH_KEY = '__flash__'

/**
 * Sessions that have ended while the answer that brings the cookie of the next one is under way: pages that heard of it before would
 * come back with the old one.
 */
const leaving = new Set<string>()

/** Sessions as rows: revocable, read by one prepared statement, written only when they changed. */
export class ShopSessionStore implements SessionStoreContract {
  #read: { id: string; row: SessionRow } | undefined

  constructor(private ctx?: HttpContext) {}

  async read(id: string): Promise<SessionData | null> {
    if (this.#isWithoutCookie()) return null
    const key = keyOf(id)
    const row = await this.#find(key)
    if (!row || row.expiresAt <= clock.now()) return null
    this.#read = { id, row }
    rememberGuest(key, row)
    if (row.memberId !== null && isSmall(row.payload)) {
      rememberCookies(this.ctx?.request.request.headers.cookie, { id, key })
    }
    return JSON.parse(row.payload)
  }

  async write(id: string, data: SessionData): Promise<void> {
    const stored = this.#storedOf(id)
    const now = clock.now()
    const visitor = this.ctx ? visitorOf(this.ctx) : UNKNOWN_VISITOR
    const start = stored?.startedAt ?? this.#startOf(data, now)
    const fresh = rowOf(data, start, { ...visitor, now })
    if (stored?.payload === fresh.payload && !isDue(stored, now)) return
    await this.#keep(keyOf(id), fresh, stored !== undefined)
    rememberGuest(keyOf(id), fresh)
  }

  async touch(id: string): Promise<void> {
    const stored = this.#storedOf(id)
    // The usual visit changes nothing and comes soon after the last one.
    if (stored && isDue(stored, clock.now())) await this.write(id, JSON.parse(stored.payload))
  }

  async destroy(id: string): Promise<void> {
    const key = keyOf(id)
    forgetGuest(key)
    leaving.add(key)
    let ended: number[] = []
    try {
      ended = await sessionRows.remove(key)
    } finally {
      afterAnswer(this.ctx, () => {
        leaving.delete(key)
        tellEnd(ended)
      })
    }
  }

  /** A visitor who names no session has just been given a fresh id. */
  #isWithoutCookie() {
    const { cookie } = this.ctx?.request.request.headers ?? {}
    return this.ctx !== undefined && !cookie?.includes(`${SESSION_COOKIE}=`)
  }

  /** @throws SessionUnreadable where nobody can tell whose it is: that is not nobody's */
  async #find(key: string) {
    try {
      return await sessionRows.find(key)
    } catch (error) {
      const guest = rememberedGuest(key)
      if (!guest) throw new SessionUnreadable(error)
      return guest
    }
  }

  /** A page is shown to a guest even where nothing can be kept of the visit. */
  async #keep(key: string, row: SessionRow, isKnown: boolean) {
    try {
      await (isKnown ? sessionRows.replace(key, row) : sessionRows.save(key, row))
    } catch (error) {
      const isGuest = row.memberId === null && row.staffId === null
      if (!isGuest || !this.#isReading() || !isPassing(error)) throw error
    }
  }

  #isReading() {
    return ['GET', 'HEAD'].includes(this.ctx?.request.method() ?? '')
  }

  #storedOf(id: string) {
    return this.#read?.id === id ? this.#read.row : undefined
  }

  /** A new id at login begins a new lifetime; one that its owners take later does not. */
  #startOf(data: SessionData, now: number) {
    const row = this.#read?.row
    return row && isOwnedAsBefore(row, data) ? row.startedAt : now
  }
}

/** A session that needs no writing, and its member where that was read with it. */
export type QuietSession = { id: string; data: SessionData } & Pick<FoundSession, 'member'>

/**
 * What is in the session that cookies name, where the framework has read them before and where the
 * session needs no writing: it was written lately and holds no message for the next page.
 *
 * @param cookies the header of a request
 */
export async function quietSession(cookies: string): Promise<QuietSession | undefined> {
  const known = sessionNamedBy(cookies)
  if (!known) return undefined
  const now = clock.now()
  const row = await sessionRows.find(known.key)
  if (!row || row.expiresAt <= now || isDue(row, now)) return undefined
  if (!isSmall(row.payload)) return undefined
  const { payload } = row
  if (known.read?.payload !== payload) known.read = { payload, data: JSON.parse(payload) }
  const { data } = known.read
  return FLASH_KEY in data ? undefined : { id: known.id, data, member: row.member }
}

const listeners: ((memberIds: number[]) => void)[] = []

/** Does something when this process has ended sessions of members, or given them another id. */
export function onSessionEnd(listener: (memberIds: number[]) => void): void {
  listeners.push(listener)
}

function tellEnd(memberIds: number[]) {
  if (memberIds.length) for (const listener of listeners) listener(memberIds)
}

/** Ends all sessions of a member or staff member, on every device; one may be named to stay. */
export async function endSessionsOf(owner: SessionOwner, exceptSessionId?: string): Promise<void> {
  tellEnd(await sessionRows.removeAllOf(owner, exceptSessionId && keyOf(exceptSessionId)))
}

/**
 * Whether a stream may stay: its session still is the one of its member, neither ended nor run out, and the member may use the shop.
 * One that gives way to another id stands until the answer has told its browser.
 */
export async function isSessionOf(sessionId: string, memberId: number): Promise<boolean> {
  const key = keyOf(sessionId)
  if (leaving.has(key)) return true
  const row = await sessionRows.find(key)
  // It may have begun to leave while it was asked for.
  if (leaving.has(key)) return true
  if (row?.memberId !== memberId || row.expiresAt <= clock.now()) return false
  return (await memberOfSession(row, memberId)) !== null
}

/** The sessions of a member or staff member that have not run out, on every device. */
export function sessionsOf(owner: SessionOwner): Promise<OwnedSession[]> {
  return sessionRows.allOf(owner)
}

/** Ends the sessions of one login of a member or staff member, or of all its other logins. */
export async function endLoginsOf(owner: SessionOwner, choice: LoginChoice): Promise<void> {
  tellEnd(await sessionRows.removeLogins(owner, choice))
}

/** The login a session belongs to; one that began without a name is called after its key. */
export function loginOf(session: ReadSession): string {
  return session.get(LOGIN_KEY) ?? keyOf(session.sessionId)
}

export const sessionStore: SessionStoreFactory = (ctx) => new ShopSessionStore(ctx)
