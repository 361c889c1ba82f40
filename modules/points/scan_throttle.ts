import { createHmac } from 'node:crypto'
import { usesPostgres } from '#config/database'
import { clock } from '#app/clock'
import { sessionsDatabase, sessionsTogether, type SqliteRunner } from '#app/database/engine'
import { newestCodeKey } from './code_keys.js'
import {
  INVALID_CODES_PER_ADDRESS,
  INVALID_CODES_PER_MEMBER,
  THROTTLE_WAIT_MAX_MS,
  THROTTLE_WAIT_MS,
  THROTTLE_WINDOW_MS,
} from './constants.js'

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
 * `excluded` carries the new mark, the end of a new window, and the present as blocked_until. Only a
 * row with waits is blocked: the present of a neighbour may be a moment later than one's own. One statement decides and writes, so that parallel tries
 * cannot pass together. A wait ends its window, so that the tries begin anew after it.
 */
const FRESH = 't.window_ends_at <= excluded.blocked_until'
const KNOWN = "REPLACE(t.seen, excluded.seen, '') <> t.seen"
const ROOM = `LENGTH(t.seen) < CASE WHEN t.key LIKE 'm%' THEN ${MEMBER_FULL} ELSE ${ADDRESS_FULL} END`
const BLOCKED = '(t.waits > 0 AND t.blocked_until > excluded.blocked_until)'
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
    blocked_until = CASE WHEN ${UNCHANGED} OR ${FRESH} OR ${ROOM} THEN t.blocked_until
      ELSE excluded.blocked_until + ${WAIT} END
  RETURNING ${UNTIL} AS "blockedUntil"`

const INTO = 'INSERT INTO scan_throttles AS t (key, seen, waits, window_ends_at, blocked_until)'
const CONSUME = `${INTO} VALUES (?, ?, 0, ?, ?) ${TAKE}`

/** The same at the member and then, where that is not blocked, at the address, in one round trip. */
const CONSUME_BOTH = `WITH m AS (${CONSUME}),
  a AS (${INTO} SELECT CAST(? AS TEXT), CAST(? AS TEXT), 0, CAST(? AS BIGINT), CAST(? AS BIGINT)
    FROM m WHERE m."blockedUntil" <= CAST(? AS BIGINT) ${TAKE})
  SELECT "blockedUntil" FROM m UNION ALL SELECT "blockedUntil" FROM a`

const READ = `SELECT seen, window_ends_at AS "windowEndsAt", ${UNTIL} AS "blockedUntil"
  FROM scan_throttles WHERE key = ?`
const FORGIVE = "UPDATE scan_throttles SET seen = REPLACE(seen, ?, '') WHERE key = ?"
const CLEAR = 'DELETE FROM scan_throttles WHERE key = ?'
const SWEEP = 'DELETE FROM scan_throttles WHERE window_ends_at <= ?'

/** The member first, as everywhere, so that two statements never wait for each other. */
const FORGIVE_BOTH = `WITH m AS (${FORGIVE} RETURNING 1)
  ${FORGIVE} AND (SELECT COUNT(*) FROM m) >= 0`
const CLEAR_BOTH = `WITH m AS (${CLEAR} RETURNING 1)
  ${FORGIVE} AND (SELECT COUNT(*) FROM m) >= 0`

/** Rows of windows that ended are swept each time so many tries were taken. */
const SWEEP_EACH = 1000
let takenSoFar = 0

type Taken = { blockedUntil: number }

/**
 * Takes tries before anything about their codes is known, in the order given.
 *
 * @returns for each try the seconds to wait; 0 where the code may be looked at
 */
export async function consumeScanTries(tries: ScanTry[]): Promise<number[]> {
  const now = clock.now()
  await sweepNowAndThen(tries.length, now)
  const ends = usesPostgres
    ? await Promise.all(tries.map((scanTry) => consumeAtOnce(scanTry, now)))
    : sessionsTogether((runner) => tries.map((scanTry) => consume(runner, scanTry, now)))
  return ends.map((blockedUntil) => Math.max(0, Math.ceil((blockedUntil - now) / 1000)))
}

/** How a try stands before it is taken. */
export interface Standing {
  /** Seconds to wait; 0 where the code may be looked at. */
  wait: number
  /** Nobody waits, and taking the try would begin no wait. */
  isFree: boolean
  /** The member has tries that a credited scan forgets. */
  hasTries: boolean
}

type Row = { seen: string; windowEndsAt: number; blockedUntil: number }

/**
 * How tries stand, without taking them, where the embedded database serves: what taking an authentic
 * one would write, settling it would take back.
 */
export function standingsOf(tries: ScanTry[]): Standing[] {
  const now = clock.now()
  const runner = sessionsDatabase() as SqliteRunner
  const read = new Map<string, Row | undefined>()
  const rowAt = (key: string) => {
    if (!read.has(key)) read.set(key, runner.run<Row>(READ, [key])[0])
    return read.get(key)
  }
  return tries.map((scanTry) => {
    const member = rowAt(memberKey(scanTry))
    const address = rowAt(addressKey(scanTry))
    const until = waitOf(member, now) || waitOf(address, now)
    return {
      wait: Math.ceil(until / 1000),
      isFree:
        until === 0 &&
        hasRoom(member, { scanTry, now, full: MEMBER_FULL }) &&
        hasRoom(address, { scanTry, now, full: ADDRESS_FULL }),
      hasTries: member !== undefined,
    }
  })
}

/** Forgets the tries of members whose scan was credited. */
export function forgetTries(tries: ScanTry[]): void {
  if (tries.length === 0) return
  sessionsTogether((runner) => tries.forEach((one) => runner.run(CLEAR, [memberKey(one)])))
}

/** Milliseconds. */
function waitOf(row: Row | undefined, now: number): number {
  return row && row.blockedUntil > now ? row.blockedUntil - now : 0
}

function hasRoom(
  row: Row | undefined,
  { scanTry, now, full }: { scanTry: ScanTry; now: number; full: number }
): boolean {
  if (!row || row.windowEndsAt <= now || row.seen.length < full) return true
  return row.seen.includes(scanTry.mark)
}

/** What the code of a try turned out to be: `credited`, or authentic though it brought nothing. */
export interface SettledTry {
  scanTry: ScanTry
  isCredited: boolean
}

/**
 * Authentic codes do not count as guesses, and a credited one proves honesty: its member starts
 * anew.
 */
export async function settleScanTries(settled: SettledTry[]): Promise<void> {
  if (settled.length === 0) return
  if (usesPostgres) await Promise.all(settled.map(settleAtOnce))
  else sessionsTogether((runner) => settled.forEach((one) => settle(runner, one)))
}

/** Stands for a text in the table of tries; without the key nobody finds the text again. */
export function markOf(text: string): string {
  const digest = createHmac('sha256', newestCodeKey().key).update(`try:${text}`).digest('base64url')
  return `${digest.slice(0, MARK_LENGTH - 1)},`
}

/** A member who is told to wait does not use up the tries of the neighbours at the address. */
function consume(runner: SqliteRunner, scanTry: ScanTry, now: number): number {
  const row = [scanTry.mark, now + THROTTLE_WINDOW_MS, now]
  const [member] = runner.run<Taken>(CONSUME, [memberKey(scanTry), ...row])
  if (member.blockedUntil > now) return member.blockedUntil
  const [address] = runner.run<Taken>(CONSUME, [addressKey(scanTry), ...row])
  return address.blockedUntil
}

async function consumeAtOnce(scanTry: ScanTry, now: number): Promise<number> {
  const row = [scanTry.mark, now + THROTTLE_WINDOW_MS, now]
  const values = [memberKey(scanTry), ...row, addressKey(scanTry), ...row, now]
  const taken = await sessionsDatabase().rows<Taken>(CONSUME_BOTH, values)
  return Math.max(...taken.map((key) => key.blockedUntil))
}

function settle(runner: SqliteRunner, { scanTry, isCredited }: SettledTry) {
  if (isCredited) runner.run(CLEAR, [memberKey(scanTry)])
  else runner.run(FORGIVE, [scanTry.mark, memberKey(scanTry)])
  runner.run(FORGIVE, [scanTry.mark, addressKey(scanTry)])
}

async function settleAtOnce({ scanTry, isCredited }: SettledTry) {
  const member = isCredited ? [memberKey(scanTry)] : [scanTry.mark, memberKey(scanTry)]
  const sql = isCredited ? CLEAR_BOTH : FORGIVE_BOTH
  await sessionsDatabase().rows(sql, [...member, scanTry.mark, addressKey(scanTry)])
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
async function sweepNowAndThen(tries: number, now: number) {
  takenSoFar += tries
  if (takenSoFar < SWEEP_EACH) return
  takenSoFar = 0
  await sessionsDatabase().rows(SWEEP, [now - THROTTLE_WAIT_MAX_MS])
}
