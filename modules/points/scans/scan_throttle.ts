import { createHmac } from 'node:crypto'
import { clock } from '#app/clock'
import { onSessions, sessionsDatabase } from '#app/database/engine'
import { newestCodeKey } from '../code_batches/code_keys.js'
import { THROTTLE_WAIT_MAX_MS, THROTTLE_WINDOW_MS } from '../constants.js'
import { forgetWait, knownWaitEnd, rememberWait } from './known_waits.js'
import {
  ADDRESS_FULL,
  AHEAD_MS,
  CLEAR,
  CONSUME,
  FORGIVE,
  MARK_LENGTH,
  MEMBER_FULL,
  READ,
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
  const ends = await takeTries(tries, now)
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
  const rows = await sessionsDatabase().rows<Row>(READ, [JSON.stringify([...keys])])
  return new Map(rows.map((row) => [row.key, row]))
}

/** Forgets the tries of members whose scan was credited. */
export async function forgetTries(tries: ScanTry[]): Promise<void> {
  if (tries.length === 0) return
  const keys = tries.map(memberKey)
  keys.forEach(forgetWait)
  await onSessions(keys.map((key) => [CLEAR, [key]]))
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
  await onSessions(
    settled.map(({ scanTry, isCredited }) =>
      isCredited ? [CLEAR, [memberKey(scanTry)]] : [FORGIVE, [scanTry.mark, memberKey(scanTry)]]
    )
  )
  await onSessions(settled.map(({ scanTry }) => [FORGIVE, [scanTry.mark, addressKey(scanTry)]]))
}

/** Stands for a text in the table of tries; without the key nobody finds the text again. */
export function markOf(text: string): string {
  const digest = createHmac('sha256', newestCodeKey().key).update(`try:${text}`).digest('base64url')
  return `${digest.slice(0, MARK_LENGTH - 1)},`
}

/** A member who is told to wait does not use up the tries of the neighbours at the address. */
async function takeTries(tries: ScanTry[], now: number): Promise<number[]> {
  const ends = await take(tries, { keyOf: memberKey, now })
  const heard = tries.filter((_try, place) => ends[place] <= now)
  const ofAddresses = await take(heard, { keyOf: addressKey, now })
  return ends.map((end) => (end <= now ? ofAddresses.shift()! : end))
}

async function take(
  tries: ScanTry[],
  { keyOf, now }: { keyOf: (scanTry: ScanTry) => string; now: number }
): Promise<number[]> {
  const taken = await onSessions<Taken>(
    tries.map((scanTry) => {
      return [CONSUME, [keyOf(scanTry), scanTry.mark, now + THROTTLE_WINDOW_MS, now]]
    })
  )
  return taken.map(([{ blockedUntil }]) => blockedUntil)
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
