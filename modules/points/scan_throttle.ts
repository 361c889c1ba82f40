import { createHmac } from 'node:crypto'
import { usesPostgres } from '#config/database'
import { clock } from '#app/clock'
import { sessionsDatabase } from '#app/database/engine'
import { newestCodeKey } from './code_keys.js'
import {
  INVALID_CODES_PER_ADDRESS,
  INVALID_CODES_PER_MEMBER,
  THROTTLE_WAIT_MAX_MS,
  THROTTLE_WAIT_MS,
  THROTTLE_WINDOW_MS,
} from './constants.js'
import { Throttled } from './exceptions.js'

/** Who tries, and what. */
export interface ScanTry {
  memberId: number
  /** Address of the client. */
  address: string
  /** Stands for the code without telling it. */
  mark: string
}

/** Characters of a mark, its closing comma included. */
const MARK_LENGTH = 9
const MEMBER_FULL = INVALID_CODES_PER_MEMBER * MARK_LENGTH
const ADDRESS_FULL = INVALID_CODES_PER_ADDRESS * MARK_LENGTH

/*
 * `excluded` carries the new mark, the end of a new window, and the present as blocked_until: a
 * first row is thereby not blocked. One statement decides and writes, so that parallel tries
 * cannot pass together. A wait ends its window, so that the tries begin anew after it.
 */
const FRESH = 't.window_ends_at <= excluded.blocked_until'
const KNOWN = "REPLACE(t.seen, excluded.seen, '') <> t.seen"
const ROOM = `LENGTH(t.seen) < CASE WHEN t.key LIKE 'm%' THEN ${MEMBER_FULL} ELSE ${ADDRESS_FULL} END`
const BLOCKED = 't.blocked_until > excluded.blocked_until'
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
    blocked_until = CASE WHEN ${UNCHANGED} OR ${FRESH} OR ${ROOM} THEN t.blocked_until
      ELSE excluded.blocked_until + ${WAIT} END
  RETURNING blocked_until AS "blockedUntil"`

const INTO = 'INSERT INTO scan_throttles AS t (key, seen, waits, window_ends_at, blocked_until)'
const CONSUME = `${INTO} VALUES (?, ?, 0, ?, ?) ${TAKE}`

/** The same at the member and then, where that is not blocked, at the address, in one round trip. */
const CONSUME_BOTH = `WITH m AS (${CONSUME}),
  a AS (${INTO} SELECT CAST(? AS TEXT), CAST(? AS TEXT), 0, CAST(? AS BIGINT), CAST(? AS BIGINT)
    FROM m WHERE m."blockedUntil" <= CAST(? AS BIGINT) ${TAKE})
  SELECT "blockedUntil" FROM m UNION ALL SELECT "blockedUntil" FROM a`

const FORGIVE = "UPDATE scan_throttles SET seen = REPLACE(seen, ?, '') WHERE key = ?"
const CLEAR = 'DELETE FROM scan_throttles WHERE key = ?'
const SWEEP = 'DELETE FROM scan_throttles WHERE window_ends_at <= ?'

/** Rows of windows that ended are swept each time so many tries were taken. */
const SWEEP_EACH = 1000
let taken = 0

/**
 * Takes a try before anything about the code is known.
 *
 * @throws throttled, with the seconds to wait
 */
export async function consumeScanTry(scanTry: ScanTry): Promise<void> {
  const now = clock.now()
  const blockedUntil = await (usesPostgres ? consumeAtOnce(scanTry, now) : consume(scanTry, now))
  await sweepNowAndThen(now)
  if (blockedUntil > now) throw new Throttled(Math.ceil((blockedUntil - now) / 1000))
}

type Taken = { blockedUntil: number }

/** A member who is told to wait does not use up the tries of the neighbours at the address. */
async function consume(scanTry: ScanTry, now: number): Promise<number> {
  const row = [scanTry.mark, now + THROTTLE_WINDOW_MS, now]
  const database = sessionsDatabase()
  const [member] = await database.rows<Taken>(CONSUME, [memberKey(scanTry), ...row])
  if (member.blockedUntil > now) return member.blockedUntil
  const [address] = await database.rows<Taken>(CONSUME, [addressKey(scanTry), ...row])
  return address.blockedUntil
}

async function consumeAtOnce(scanTry: ScanTry, now: number): Promise<number> {
  const row = [scanTry.mark, now + THROTTLE_WINDOW_MS, now]
  const values = [memberKey(scanTry), ...row, addressKey(scanTry), ...row, now]
  const taken = await sessionsDatabase().rows<Taken>(CONSUME_BOTH, values)
  return Math.max(...taken.map((key) => key.blockedUntil))
}

/** The code was authentic though it brought nothing: it does not count as a guess. */
export async function forgiveScanTry(scanTry: ScanTry): Promise<void> {
  await sessionsDatabase().rows(FORGIVE, [scanTry.mark, memberKey(scanTry)])
  await sessionsDatabase().rows(FORGIVE, [scanTry.mark, addressKey(scanTry)])
}

/** A credited scan proves honesty: the member starts anew. */
export async function clearScanTries(scanTry: ScanTry): Promise<void> {
  await sessionsDatabase().rows(CLEAR, [memberKey(scanTry)])
  await sessionsDatabase().rows(FORGIVE, [scanTry.mark, addressKey(scanTry)])
}

/** Stands for a text in the table of tries; without the key nobody finds the text again. */
export function markOf(text: string): string {
  const digest = createHmac('sha256', newestCodeKey().key).update(`try:${text}`).digest('base64url')
  return `${digest.slice(0, MARK_LENGTH - 1)},`
}

function memberKey({ memberId }: ScanTry) {
  return `m:${memberId}`
}

/** A household has a whole /64 of version 6, so the last half of such an address says nothing. */
function addressKey({ address }: ScanTry) {
  const isMapped = address.includes('.')
  return `a:${isMapped ? address : address.split(':').slice(0, 4).join(':')}`
}

/** Keeps a row one longest wait beyond its end, because the number of waits counts until then. */
async function sweepNowAndThen(now: number) {
  taken += 1
  if (taken % SWEEP_EACH !== 0) return
  await sessionsDatabase().rows(SWEEP, [now - THROTTLE_WAIT_MAX_MS])
}
