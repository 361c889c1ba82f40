import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import { OutOfPatience, withPatience } from '#app/patience'
import { DatabaseStalled } from '#app/exceptions/database_errors'
import env from '#start/env'

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
const GIVE_UP_LOOKS = 45
/** How long a suspected database may think, in ms. */
const PROBE_MS = 1000
/** A database that has just answered is not asked again for this long, in ms. */
const TRUST_MS = 500
/** How often a silent database is asked, in ms. */
const ASK_AGAIN_MS = 250

interface Waiting {
  looks: number
  /** Closes the connection that waits, so that all its statements fail. */
  drop?: (reason: Error) => void
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
  lender.acquireConnection = () => whileWatched(acquire)
}

/** Ends what `startStallWatch` began; called when the application ends. */
export function endStallWatch(): void {
  clearInterval(looking)
  looking = undefined
  isStalled = false
  waiting.clear()
}

/** Whether the database is silent now, so that nothing can be had from it. */
export function isDatabaseStalled(): boolean {
  return isStalled
}

/**
 * Waits for a connection, but does not begin to while the database is silent.
 *
 * @throws DatabaseStalled; what `work` throws
 */
export async function whileWatched<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isStalled) throw new DatabaseStalled()
  if (!looking) return work()
  const entry: Waiting = { looks: 0 }
  waiting.add(entry)
  try {
    return await work()
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
    if (isStalled) drop(new DatabaseStalled())
    if (!looking || isStream(config)) return query(config, values, callback)
    const entry: Waiting = { looks: 0, drop }
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
  for (const one of waiting) {
    one.looks++
    isSuspect ||= one.looks >= SUSPECT_LOOKS
    if (one.looks < GIVE_UP_LOOKS || !one.drop) continue
    waiting.delete(one)
    one.drop(new DatabaseStalled())
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
    ;(client as unknown as Watched).connection.stream.destroy()
  }
}
