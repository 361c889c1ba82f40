import logger from '@adonisjs/core/services/logger'
import { commitInGroup } from '#app/database/commit_groups'
import { shopAtOnce, type SqlValue } from '#app/database/engine'
import { holdPostgres } from '#app/database/held_connection'
import { placeOfTransaction, Transaction, workIn, type Work } from '#app/database/open_transaction'
import { isDatabaseStalled } from '#app/database/stall_watch'
import { rows } from '#app/database/statement'
import { isPassing } from '#app/exceptions/database_errors'
import { usesPostgres } from '#config/database'

export type { Transaction } from '#app/database/open_transaction'

/** How often a refused transaction is tried in all. */
const TRIES_MAX = 8
/** The longest first pause between tries, in ms; it doubles with each try. */
const PAUSE_MS = 20
const TRY_AGAIN = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])
/** PostgreSQL: the connection had broken while nobody used it, and nothing was done yet. */
const NOT_BEGUN = Symbol('not begun')

/**
 * The only way to open a transaction: awaits the real COMMIT and repeats what the database asked
 * to repeat. `work` may run several times and must therefore touch nothing but `trx`.
 *
 * @param gathering whether the work was gathered from a whole turn of the event loop: it waits for no other, and what it
 *   asks first, which only reads and locks, is sent along with the BEGIN
 * @throws whatever `work` or the COMMIT throws, after a rollback; at once where the work of another
 *   transaction calls it
 */
export async function transaction<Result>(
  work: Work<Result>,
  gathering?: { isGathered: boolean }
): Promise<Result> {
  const place = placeOfTransaction()
  const carryOut = usesPostgres ? commitAlone : commitInGroup
  for (let tried = 1; ; tried++) {
    try {
      const { result, trx } = await carryOut(work, place, gathering)
      await runAfterwards(trx)
      return result
    } catch (error) {
      if (!shouldTryAgain(error) || tried >= TRIES_MAX) throw error
      await pause(Math.random() * PAUSE_MS * 2 ** tried)
    }
  }
}

async function commitAlone<Result>(
  work: Work<Result>,
  place: Error,
  { isGathered = false } = {}
): Promise<{ result: Result; trx: Transaction }> {
  const connection = await holdPostgres()
  const trx = new Transaction(connection)
  const begun = connection.begin().catch((error) => {
    trx.end()
    const passes = isPassing(error) && !isDatabaseStalled()
    throw passes ? Object.assign(error, { [NOT_BEGUN]: true }) : error
  })
  try {
    if (!isGathered) await begun
    const [result] = await Promise.all([workIn(trx, work, place), begun])
    await connection.commit()
    return { result, trx }
  } catch (error) {
    await connection.rollBack()
    // What the work says of a transaction that did not begin is no reason.
    await begun
    throw error
  } finally {
    connection.release()
  }
}

/**
 * A transaction of one statement; on PostgreSQL it commits by itself, which saves two round trips.
 *
 * @throws what the statement or the COMMIT throws
 */
export async function statementAlone<Row>(sql: string, values: SqlValue[]): Promise<Row[]> {
  try {
    if (usesPostgres) return await shopAtOnce().rows<Row>(sql, values)
  } catch (error) {
    if (!shouldTryAgain(error)) throw error
  }
  return transaction((trx) => rows<Row>(trx, sql, values))
}

/** True for a refusal that the database wants repeated; `work` must let it pass through. */
export function shouldTryAgain(error: unknown): boolean {
  const refusal = error as { code?: string; [NOT_BEGUN]?: true }
  return refusal[NOT_BEGUN] === true || TRY_AGAIN.has(refusal.code ?? '')
}

/** Does something that may be lost (an event, a nudge) after the real COMMIT of `trx`. */
export function afterCommit(trx: Transaction, doThis: () => void | Promise<void>): void {
  trx.afterwards.push(doThis)
}

/** The work is done and committed: what fails here fails alone. */
async function runAfterwards({ afterwards }: Transaction) {
  for (const doThis of afterwards) {
    try {
      await doThis()
    } catch (error) {
      logger.error({ err: error }, 'Work after a commit failed')
    }
  }
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
