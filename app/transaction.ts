import logger from '@adonisjs/core/services/logger'
import { commitInGroup } from '#app/database/commit_groups'
import { seeCommit, shopAtOnce, type SqliteRunner, type SqlValue } from '#app/database/engine'
import { holdEmbedded, holdPostgres } from '#app/database/held_connection'
import { Transaction, workIn, type Work } from '#app/database/open_transaction'
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
 * @throws whatever `work` or the COMMIT throws, after a rollback
 */
export async function transaction<Result>(work: Work<Result>): Promise<Result> {
  const carryOut = usesPostgres ? commitAlone : commitInGroup
  for (let tried = 1; ; tried++) {
    try {
      const { result, trx } = await carryOut(work)
      await runAfterwards(trx)
      return result
    } catch (error) {
      if (!shouldTryAgain(error) || tried >= TRIES_MAX) throw error
      await pause(Math.random() * PAUSE_MS * 2 ** tried)
    }
  }
}

async function commitAlone<Result>(
  work: Work<Result>
): Promise<{ result: Result; trx: Transaction }> {
  const connection = await holdPostgres()
  const trx = new Transaction(connection.runner)
  try {
    await connection.begin().catch((error) => {
      const passes = isPassing(error) && !isDatabaseStalled()
      throw passes ? Object.assign(error, { [NOT_BEGUN]: true }) : error
    })
    const result = await workIn(trx, work)
    await connection.commit()
    return { result, trx }
  } catch (error) {
    await connection.rollBack()
    throw error
  } finally {
    connection.release()
  }
}

/**
 * A transaction of the embedded database that waits for nothing between its statements, on the one
 * connection that writes. It is durable when this resolves; nothing is tried again.
 *
 * @throws whatever `work` or the COMMIT throws, after a rollback
 */
export async function transactionAtOnce<Result>(
  work: (runner: SqliteRunner) => Result
): Promise<Result> {
  const { runner, isInTransaction, release } = await holdEmbedded()
  try {
    runner.change('BEGIN IMMEDIATE')
    const result = work(runner)
    runner.change('COMMIT')
    seeCommit()
    return result
  } finally {
    if (isInTransaction()) runner.change('ROLLBACK')
    release()
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
