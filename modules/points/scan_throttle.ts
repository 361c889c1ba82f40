import { createHmac } from 'node:crypto'
import { usesPostgres } from '#config/database'
import { clock } from '#app/clock'
import { sessionsDatabase, sessionsTogether, type SqliteRunner } from '#app/database/engine'
import { newestCodeKey } from './code_keys.js'
import { THROTTLE_WAIT_MAX_MS, THROTTLE_WINDOW_MS } from './constants.js'
import { forgetWait, knownWaitEnd, rememberWait } from './known_waits.js'
import {
  ADDRESS_FULL,
  AHEAD_MS,
  CLEAR,
  CLEAR_BOTH,
  CONSUME,
  CONSUME_BOTH,
  FORGIVE,
  FORGIVE_BOTH,
  MARK_LENGTH,
  MEMBER_FULL,
  READ,
  READ_ALL,
  SWEEP,
} from './scan_throttle_sql.js'

/** Who tries. */
export interface Trier {
  memberId: number
  /** Address of the client. */
  address: string
}

/** Who tries, and what. */
export interface ScanTry extends Trier {
  /** Stands for the code without telling it. */
  mark: string
}

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
  return ends.map((blockedUntil) => Math.ceil(leftOf(blockedUntil, now) / 1000))
}

/** Seconds somebody was lately found to wait, without asking the database; 0 where that is not known. */
export function knownWait(trier: Trier): number {
  const until = knownWaitEnd(memberKey(trier)) || knownWaitEnd(addressKey(trier))
  return until && Math.ceil((until - clock.now()) / 1000)
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

type Row = { key: string; seen: string; windowEndsAt: number; blockedUntil: number }

/**
 * How tries stand, without taking them: what taking an authentic one would write, settling it would
 * take back.
 */
export async function standingsOf(tries: ScanTry[]): Promise<Standing[]> {
  const now = clock.now()
  const rows = await rowsAt(new Set([...tries.map(memberKey), ...tries.map(addressKey)]))
  for (const row of rows.values()) rememberWait(row.key, now + waitOf(row, now))
  return tries.map((scanTry) => {
    const member = rows.get(memberKey(scanTry))
    const address = rows.get(addressKey(scanTry))
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

async function rowsAt(keys: Set<string>): Promise<Map<string, Row>> {
  const rows = usesPostgres
    ? await sessionsDatabase().rows<Row>(READ_ALL, [JSON.stringify([...keys])])
    : [...keys].flatMap((key) => (sessionsDatabase() as SqliteRunner).run<Row>(READ, [key]))
  return new Map(rows.map((row) => [row.key, row]))
}

/** Forgets the tries of members whose scan was credited. */
export async function forgetTries(tries: ScanTry[]): Promise<void> {
  if (tries.length === 0) return
  const keys = tries.map(memberKey)
  keys.forEach(forgetWait)
  // Each for itself, so that two statements never wait for each other.
  if (usesPostgres) await Promise.all(keys.map((key) => sessionsDatabase().rows(CLEAR, [key])))
  else sessionsTogether((runner) => keys.forEach((key) => runner.run(CLEAR, [key])))
}

/** Milliseconds. */
function waitOf(row: Row | undefined, now: number): number {
  return row && !isAhead(row, now) ? leftOf(row.blockedUntil, now) : 0
}

/** Milliseconds; the clock of a neighbour makes nobody wait longer than the longest wait. */
function leftOf(blockedUntil: number, now: number): number {
  return Math.min(Math.max(0, blockedUntil - now), THROTTLE_WAIT_MAX_MS)
}

/** Noted before the clock went back. */
function isAhead({ windowEndsAt }: Row, now: number): boolean {
  return windowEndsAt > now + AHEAD_MS
}

function hasRoom(
  row: Row | undefined,
  { scanTry, now, full }: { scanTry: ScanTry; now: number; full: number }
): boolean {
  if (!row || row.windowEndsAt <= now || isAhead(row, now) || row.seen.length < full) return true
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
  settled.forEach(({ scanTry, isCredited }) => isCredited && forgetWait(memberKey(scanTry)))
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

function memberKey({ memberId }: Trier) {
  return `m:${memberId}`
}

/** A household has a whole /64 of version 6, so the last half of such an address says nothing. */
function addressKey({ address }: Trier) {
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
