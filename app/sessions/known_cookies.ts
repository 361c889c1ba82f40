import type { SessionData } from '@adonisjs/session/types'

/** Headers that are known by heart: those of some minutes, in some megabytes. */
const KNOWN_MAX = 10_000
/** A longer header is no browser's of ours, in characters. */
const HEADER_MAX = 2048
/** What a session holds more is not kept in memory, in characters. */
const PAYLOAD_MAX = 2048
const TOKEN = 'XSRF-TOKEN='

/** The session that cookies name. */
export interface KnownSession {
  id: string
  /** The key its row is kept under. */
  key: string
  /** The contents that were last looked at, and what they say; nobody changes that. */
  read?: { payload: string; data: SessionData }
}

let sessions = new Map<string, KnownSession>()

/**
 * Remembers which session of a member the cookies of a request named, by the whole header: it comes unchanged with
 * each request of a browser. Only the framework reads cookies and checks their signatures; what it
 * found to name a standing session is remembered, in memory alone. Whether the session still stands is
 * asked of its row, each time.
 */
export function rememberCookies(header: string | undefined, session: KnownSession): void {
  if (header === undefined || header.length > HEADER_MAX) return
  // The framework gives a browser the token it has to show; who has none yet is left to it.
  if (!header.includes(TOKEN)) return
  if (sessions.size >= KNOWN_MAX) sessions = new Map()
  sessions.set(header, session)
}

/** Whether a session holds no more than the usual one of a member. */
export function isSmall(payload: string): boolean {
  return payload.length <= PAYLOAD_MAX
}

/** The session that cookies were found to name before. */
export function sessionNamedBy(header: string): KnownSession | undefined {
  return sessions.get(header)
}
