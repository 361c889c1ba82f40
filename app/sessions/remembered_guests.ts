import { isSmall } from './known_cookies.js'
import type { SessionRow } from './session_row.js'

/** Guests' sessions that are known by heart: those of some minutes, in some megabytes. */
const KNOWN_MAX = 10_000

let rows = new Map<string, SessionRow>()

/**
 * Remembers what a guest's session holds, for times in which it cannot be read. A login takes another id, so that a session that was
 * a guest's never becomes a member's.
 */
export function rememberGuest(key: string, row: SessionRow): void {
  if (row.memberId !== null || row.staffId !== null || !isSmall(row.payload)) return
  if (rows.size >= KNOWN_MAX) rows = new Map()
  rows.set(key, row)
}

/** What a guest's session last held; undefined for one that is not known as a guest's. */
export function rememberedGuest(key: string): SessionRow | undefined {
  return rows.get(key)
}

/** Forgets a session that has ended. */
export function forgetGuest(key: string): void {
  rows.delete(key)
}
