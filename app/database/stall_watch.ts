import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import { OutOfPatience, withPatience } from '#app/patience'
import { DatabaseStalled } from '#app/exceptions/database_errors'
import env from '#start/env'
import { currentPatience, type RequestPatience } from './request_patience.js'

/*
 * A PostgreSQL that keeps its connections and answers nothing (paused, swapped out, behind a lost network) would hold every request.
 * Whoever waits too long makes this process ask it; where it is silent, all who wait are told so, and nobody else begins to wait
 * until it answers again (docs/decisions/0150).
 */

/** How often those who wait are looked at, in ms; each turn of the event loop counts for one look at most. */
const LOOK_MS = 100
/** Whoever waits for so many looks makes the database suspect. */
const SUSPECT_LOOKS = 20
/** A statement is given up after so many looks, whatever the database says to others. */
const GIVE_UP_LOOKS = 42
/** How long a suspected database may think, in ms. */
const PROBE_MS = 1000
/** A database that has just answered is not asked again for this long, in ms. */
const TRUST_MS = 500
/** How often a silent database is asked, in ms. */
const ASK_AGAIN_MS = 250

interface Waiting {
  looks: number
  /** Of the request that waits, which waits for several things one after the other. */
  patience?: RequestPatience
  /** Closes the connection that waits, so that all its statements fail. */
  drop?: (reason: Error) => void
  /** Tells who waits for something that others may wait for, too. */
  leave?: (reason: Error) => void
}

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown
/** A connection of the driver, with what it does not declare. */
interface Watched {
  query: Query
  connection: { stream: { destroy(reason?: Error): void } }
  on(event: 'error', listener: () => void): unknown
}
/** A pool that somebody else made. */
interface Lender {
  acquireConnection(): Promise<unknown>
  releaseConnection(connection: unknown): unknown
}

const waiting = new Set<Waiting>()
let looking: NodeJS.Timeout | undefined
let isStalled = false
let isAsking = false
let trustedUntil = 0

/** Begins to watch, in a process that answers requests: commands rather wait. */
export function startStallWatch(lender: Lender): void {
  if (looking) return
  looking = setInterval(look, LOOK_MS).unref()
  const acquire = lender.acquireConnection.bind(lender)
  lender.acquireConnection = () =>
    whileWatched(acquire, (late) => void lender.releaseConnection(late))
}

/** Ends what `startStallWatch` began; called when the application ends. */
export function endStallWatch(): void {
  clearInterval(looking)
  looking = undefined
  isStalled = false
  waiting.clear()
}

/** Whether the database is silent now, or this request has waited for it long enough, so that nothing can be had from it. */
export function isDatabaseStalled(): boolean {
  return isStalled || currentPatience()?.isSpent === true
}

/**
 * Waits for a connection, but does not begin to while the database is silent.
 *
 * @param giveBack takes what comes after the request has lost its patience
 * @throws DatabaseStalled; what `work` throws
 */
export async function whileWatched<Result>(
  work: () => Promise<Result>,
  giveBack: (late: Result) => void
): Promise<Result> {
  if (isDatabaseStalled()) throw new DatabaseStalled()
  if (!looking) return work()
  const wanted = work()
  return untilLost(wanted, () => {
    wanted.then(giveBack, () => {})
    return new DatabaseStalled()
  })
}

/**
 * Waits for what several requests may wait for, as long as the patience of this one lasts; the others go on.
 *
 * @param refusal what is told then: for a write, that nobody knows its outcome
 * @throws the refusal; what the work throws
 */
export function whileShared<Result>(work: Promise<Result>, refusal: () => Error): Promise<Result> {
  return looking && currentPatience() ? untilLost(work, refusal) : work
}

async function untilLost<Result>(work: Promise<Result>, refusal: () => Error): Promise<Result> {
  const lost = Promise.withResolvers<never>()
  const entry: Waiting = {
    looks: 0,
    patience: currentPatience(),
    leave: () => lost.reject(refusal()),
  }
  waiting.add(entry)
  try {
    return await Promise.race([work, lost.promise])
  } finally {
    waiting.delete(entry)
  }
}

/** Has the statements of a connection given up where the database stays silent. */
export function watchConnection(connection: unknown): void {
  const watched = connection as Watched
  const query = watched.query.bind(watched) as Query
  const drop = (reason: Error) => watched.connection.stream.destroy(reason)
  // A connection that breaks is reported by its statements.
  watched.on('error', () => {})
  watched.query = (config, values, callback) => {
    if (isDatabaseStalled()) drop(new DatabaseStalled())
    if (!looking || isStream(config)) return query(config, values, callback)
    const entry: Waiting = { looks: 0, patience: currentPatience(), drop }
    const leave = () => void waiting.delete(entry)
    waiting.add(entry)
    if (typeof values === 'function') return query(config, after(values as Answered, leave))
    if (typeof callback === 'function') {
      return query(config, values, after(callback as Answered, leave))
    }
    const answer = query(config, values) as Promise<unknown>
    answer.then(leave, leave)
    return answer
  }
}

type Answered = (...answer: unknown[]) => void

function after(answered: Answered, leave: () => void): Answered {
  return (...answer) => {
    leave()
    answered(...answer)
  }
}

/** Copies and cursors have a pace of their own. */
function isStream(config: unknown): boolean {
  return typeof (config as { submit?: unknown }).submit === 'function'
}

function look(): void {
  let isSuspect = false
  const requests = new Set<RequestPatience>()
  for (const one of waiting) {
    one.looks++
    isSuspect ||= one.looks >= SUSPECT_LOOKS
    if (one.patience) requests.add(one.patience)
  }
  // A request that waits for several things at once waits once.
  for (const patience of requests) patience.count()
  for (const one of waiting) {
    const isGivenUp = one.looks >= GIVE_UP_LOOKS && one.drop
    if (!isGivenUp && !one.patience?.isSpent) continue
    waiting.delete(one)
    const end = one.drop ?? one.leave
    end?.(new DatabaseStalled())
  }
  if (isSuspect && !isAsking && performance.now() >= trustedUntil) void ask()
}

async function ask(): Promise<void> {
  isAsking = true
  if (await answers()) trustedUntil = performance.now() + TRUST_MS
  else await refuseUntilItAnswers()
  isAsking = false
}

async function refuseUntilItAnswers(): Promise<void> {
  if (!looking) return
  isStalled = true
  logger.error('The database does not answer; requests are refused until it does')
  for (const { drop } of waiting) drop?.(new DatabaseStalled())
  while (looking && !(await answers())) await sleep(ASK_AGAIN_MS, undefined, { ref: false })
  isStalled = false
  logger.info('The database answers again')
}

/** A refusal is an answer too: whoever is refused need not wait. */
async function answers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: env.get('DATABASE_URL') })
  client.on('error', () => {})
  try {
    const asked = client.connect().then(() => client.query('SELECT 1'))
    await withPatience(asked, PROBE_MS)
    return true
  } catch (error) {
    return !(error instanceof OutOfPatience)
  } finally {
    client.connection.stream.destroy()
  }
}
