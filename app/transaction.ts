import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seeCommit, type SqliteRunner } from '#app/database/engine'
import { embeddedRunner } from '#app/database/statement'
import { isPassing } from '#app/exceptions/database_errors'

/** How often a refused transaction is tried in all. */
const TRIES_MAX = 8
/** The longest first pause between tries, in ms; it doubles with each try. */
const PAUSE_MS = 20
const TRY_AGAIN = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])

type Afterwards = () => void | Promise<void>
const afterwards = new WeakMap<TransactionClientContract, Afterwards[]>()

/**
 * The only way to open a transaction: awaits the real COMMIT and repeats what the database asked
 * to repeat. `work` may run several times and must therefore touch nothing but `trx`.
 *
 * @throws whatever `work` or the COMMIT throws, after a rollback
 */
export async function transaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    const trx = await db.transaction()
    let hasBegun = false
    try {
      // A refused BEGIN hands out a transaction all the same; its statements would each stand alone.
      if (trx.isCompleted) await executionOf(trx)
      hasBegun = true
      const result = await work(trx)
      await trx.commit()
      // commit() resolves even when the database refused; this promise tells the truth.
      await executionOf(trx)
      seeCommit()
      await runAfterwards(trx)
      return result
    } catch (error: any) {
      if (!trx.isCompleted) await trx.rollback().catch(() => {})
      // A connection that broke while nobody used it is found out by BEGIN, when nothing was done yet.
      const isHarmless = !hasBegun && isPassing(error)
      if (!(isHarmless || shouldTryAgain(error)) || tried >= TRIES_MAX) throw error
      await pause(Math.random() * PAUSE_MS * 2 ** tried)
    }
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
  const { client } = db.connection().getWriteClient() as any
  const connection = await client.acquireConnection()
  const runner = embeddedRunner(connection)
  try {
    runner.change('BEGIN IMMEDIATE')
    const result = work(runner)
    runner.change('COMMIT')
    seeCommit()
    return result
  } finally {
    if (connection.inTransaction) runner.change('ROLLBACK')
    client.releaseConnection(connection)
  }
}

function executionOf(trx: TransactionClientContract): Promise<unknown> {
  return (trx.knexClient as any).executionPromise
}

/** True for a refusal that the database wants repeated; `work` must let it pass through. */
export function shouldTryAgain(error: unknown): boolean {
  return TRY_AGAIN.has((error as { code?: string }).code ?? '')
}

/** Does something that may be lost (an event, a nudge) after the real COMMIT of `trx`. */
export function afterCommit(trx: TransactionClientContract, doThis: Afterwards): void {
  const list = afterwards.get(trx) ?? []
  list.push(doThis)
  afterwards.set(trx, list)
}

async function runAfterwards(trx: TransactionClientContract) {
  for (const doThis of afterwards.get(trx) ?? []) {
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
