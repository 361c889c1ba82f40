import { seeCommit } from './engine.js'
import { holdEmbedded, type EmbeddedConnection } from './held_connection.js'
import { Transaction, workIn, type Work } from './open_transaction.js'

/*
 * Transactions of the embedded database that come in one turn of the event loop share a COMMIT, each in a
 * savepoint of its own, so that a refusal harms no neighbour (docs/decisions/0180).
 */

/** Transactions of one COMMIT. */
const GROUP_MAX = 64
/** Who waits longer behind other work is told to come again, in ms. */
const WAIT_MAX_MS = 3000
/** How often those who wait are looked at, in ms. */
const LOOK_EVERY_MS = 500

/** What became of a transaction: its result and what is to be done afterwards, or its error. */
type Outcome = { result: unknown; trx: Transaction } | { error: unknown }

/** Work and where its transaction was opened. */
interface Asked {
  work: Work<unknown>
  place: Error
}

interface Waiting extends Asked {
  tell: (outcome: Outcome) => void
  /** Milliseconds of `performance.now()`. */
  since: number
}

let waiting: Waiting[] = []
let isBusy = false

/**
 * Carries out work in a transaction of the embedded database; it is durable when this resolves. `work` may
 * run several times.
 *
 * @param isGathered whether the work was gathered from a turn before: it does not wait for others
 * @throws what `work` or the COMMIT throws, after a rollback
 */
export async function commitInGroup<Result>(
  work: Work<Result>,
  place: Error,
  { isGathered = false } = {}
): Promise<{ result: Result; trx: Transaction }> {
  const outcome = await new Promise<Outcome>((tell) => {
    waiting.push({ work, place, tell, since: performance.now() })
    if (isBusy) return
    isBusy = true
    if (isGathered) void carryOutWaiting()
    else setImmediate(carryOutWaiting)
  })
  if ('error' in outcome) throw outcome.error
  return outcome as { result: Result; trx: Transaction }
}

/** What comes while a group is carried out forms the next one. */
async function carryOutWaiting() {
  const group = waiting.slice(0, GROUP_MAX)
  waiting = waiting.slice(GROUP_MAX)
  const looking = setInterval(sendAwayWaiting, LOOK_EVERY_MS)
  await carryOut(group)
  clearInterval(looking)
  isBusy = waiting.length > 0
  if (isBusy) setImmediate(carryOutWaiting)
}

/** Work that waits for something else, perhaps for one of those who wait behind it, stops nobody for good. */
function sendAwayWaiting() {
  const error = Object.assign(new Error('Another transaction takes too long'), {
    code: 'SQLITE_BUSY_TIMEOUT',
  })
  const latest = performance.now() - WAIT_MAX_MS
  const stay = waiting.findIndex(({ since }) => since > latest)
  for (const { tell } of waiting.splice(0, stay === -1 ? waiting.length : stay)) tell({ error })
}

async function carryOut(group: Waiting[]): Promise<void> {
  let hasBegun = false
  try {
    const outcomes = await commitTogether(group, () => void (hasBegun = true))
    group.forEach(({ tell }, place) => tell(outcomes[place]))
  } catch (error) {
    if (!hasBegun || group.length === 1) return group.forEach(({ tell }) => tell({ error }))
    // Nothing was written. Whoever is to blame finds out alone, and the others are carried out without it.
    for (const one of group) await carryOut([one])
  }
}

/** @throws where nothing was written */
async function commitTogether(group: Asked[], begun: () => void): Promise<Outcome[]> {
  const connection = await holdEmbedded()
  const { runner } = connection
  try {
    runner.change('BEGIN IMMEDIATE')
    begun()
    const outcomes: Outcome[] = []
    for (const asked of group) outcomes.push(await apart(connection, asked, group.length > 1))
    runner.change('COMMIT')
    seeCommit()
    return outcomes
  } finally {
    if (connection.isInTransaction()) runner.change('ROLLBACK')
    connection.release()
  }
}

/** @throws where it stands alone, or where the database undid the whole group */
async function apart(
  held: EmbeddedConnection,
  { work, place }: Asked,
  hasNeighbours: boolean
): Promise<Outcome> {
  const { runner, isInTransaction } = held
  const trx = new Transaction(held)
  if (!hasNeighbours) return { result: await workIn(trx, work, place), trx }
  runner.change('SAVEPOINT apart')
  try {
    const result = await workIn(trx, work, place)
    runner.change('RELEASE apart')
    return { result, trx }
  } catch (error) {
    if (!isInTransaction()) throw error
    runner.change('ROLLBACK TO apart')
    runner.change('RELEASE apart')
    return { error }
  }
}
