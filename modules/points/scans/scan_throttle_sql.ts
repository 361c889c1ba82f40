import { oneOf } from '#app/database/dialect'
import {
  CLOCKS_APART_MAX_MS,
  INVALID_CODES_PER_ADDRESS,
  INVALID_CODES_PER_MEMBER,
  THROTTLE_WAIT_MAX_MS,
  THROTTLE_WAIT_MS,
} from '../constants.js'

/** Characters of a mark, its closing comma included. */
export const MARK_LENGTH = 9
/** Characters of as many marks as a window has room for. */
export const MEMBER_FULL = INVALID_CODES_PER_MEMBER * MARK_LENGTH
export const ADDRESS_FULL = INVALID_CODES_PER_ADDRESS * MARK_LENGTH

/** What ends later than so many ms from now was noted by a clock that has gone back since. */
export const AHEAD_MS = THROTTLE_WAIT_MAX_MS + CLOCKS_APART_MAX_MS

/*
 * `excluded` carries the new mark, the end of a new window, and the present as blocked_until. Only a
 * row with waits is blocked: the present of a neighbour may be a moment later than one's own. One
 * statement decides and writes, so that parallel tries cannot pass together. A wait ends its window, so
 * that the tries begin anew after it. They also do where the clock went back: no window is so long, and
 * nobody waits until the clock has caught up.
 */
const AHEAD = `t.window_ends_at > excluded.blocked_until + ${AHEAD_MS}`
const FRESH = `(t.window_ends_at <= excluded.blocked_until OR ${AHEAD})`
const KNOWN = "REPLACE(t.seen, excluded.seen, '') <> t.seen"
const ROOM = `LENGTH(t.seen) < CASE WHEN t.key LIKE 'm%' THEN ${MEMBER_FULL} ELSE ${ADDRESS_FULL} END`
const BLOCKED = `(t.waits > 0 AND t.blocked_until > excluded.blocked_until AND NOT ${AHEAD})`
const UNTIL = 'CASE waits WHEN 0 THEN 0 ELSE blocked_until END'
const UNCHANGED = `${BLOCKED} OR (NOT ${FRESH} AND ${KNOWN})`
const WAIT = `CASE t.waits ${[0, 1, 2, 3]
  .map((waits) => `WHEN ${waits} THEN ${THROTTLE_WAIT_MS * 2 ** waits}`)
  .join(' ')} ELSE ${THROTTLE_WAIT_MAX_MS} END`

const TAKE = `ON CONFLICT (key) DO UPDATE SET
    seen = CASE WHEN ${UNCHANGED} THEN t.seen WHEN ${FRESH} THEN excluded.seen
      WHEN ${ROOM} THEN t.seen || excluded.seen ELSE t.seen END,
    waits = CASE WHEN ${UNCHANGED} THEN t.waits
      WHEN ${FRESH} THEN CASE WHEN t.blocked_until + ${THROTTLE_WAIT_MAX_MS} <= excluded.blocked_until
        THEN 0 ELSE t.waits END
      WHEN ${ROOM} THEN t.waits ELSE t.waits + 1 END,
    window_ends_at = CASE WHEN ${UNCHANGED} THEN t.window_ends_at
      WHEN ${FRESH} THEN excluded.window_ends_at
      WHEN ${ROOM} THEN t.window_ends_at ELSE excluded.blocked_until + ${WAIT} END,
    blocked_until = CASE WHEN ${UNCHANGED} THEN t.blocked_until
      WHEN ${AHEAD} THEN excluded.blocked_until
      WHEN ${FRESH} OR ${ROOM} THEN t.blocked_until
      ELSE excluded.blocked_until + ${WAIT} END
  RETURNING ${UNTIL} AS "blockedUntil"`

const INTO = 'INSERT INTO scan_throttles AS t (key, seen, waits, window_ends_at, blocked_until)'
/** Takes a try: key, mark, end of a new window, now. */
export const CONSUME = `${INTO} VALUES (?, ?, 0, ?, ?) ${TAKE}`

const STANDING = `key, seen, window_ends_at AS "windowEndsAt", ${UNTIL} AS "blockedUntil"`
/** Tries of some keys, a list as JSON. */
export const READ = `SELECT ${STANDING} FROM scan_throttles WHERE ${oneOf('key', 'text')}`
export const FORGIVE = "UPDATE scan_throttles SET seen = REPLACE(seen, ?, '') WHERE key = ?"
export const CLEAR = 'DELETE FROM scan_throttles WHERE key = ?'
export const SWEEP = 'DELETE FROM scan_throttles WHERE window_ends_at <= ?'
