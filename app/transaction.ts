import logger from '@adonisjs/core/services/logger'
import { seeCommit, type SqliteRunner, type SqlRunner } from '#app/database/engine'
import { holdConnection, holdEmbedded, type HeldConnection } from '#app/database/held_connection'
import { isPassing } from '#app/exceptions/database_errors'

/** How often a refused transaction is tried in all. */
const TRIES_MAX = 8
/** The longest first pause between tries, in ms; it doubles with each try. */
const PAUSE_MS = 20
const TRY_AGAIN = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])

type Afterwards = () => void | Promise<void>

/** A transaction while its work runs: what statements are run in. */
export class Transaction {
  readonly afterwards: Afterwards[] = []
  #runner: SqlRunner | undefined

  constructor(runner: SqlRunner) {
    this.#runner = runner
  }

  /** @throws once the work is over: the connection may be another one's by then */
  get runner(): SqlRunner {
    if (!this.#runner) throw new Error('A statement came after the end of its transaction')
    return this.#runner
  }

  end(): void {
    this.#runner = undefined
  }
}

/**
 * The only way to open a transaction: awaits the real COMMIT and repeats what the database asked
 * to repeat. `work` may run several times and must therefore touch nothing but `trx`.
 *
 * @throws whatever `work` or the COMMIT throws, after a rollback
 */
export async function transaction<Result>(
  work: (trx: Transaction) => Promise<Result>
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    const connection = await holdConnection()
    const attempt = new Attempt(connection)
    try {
      const result = await attempt.carryOut(work)
      connection.release()
      await runAfterwards(attempt.trx)
      return result
    } catch (error) {
      connection.release()
      // A connection that broke while nobody used it is found out by BEGIN, when nothing was done yet.
      const isHarmless = !attempt.hasBegun && isPassing(error)
      if (!(isHarmless || shouldTryAgain(error)) || tried >= TRIES_MAX) throw error
      await pause(Math.random() * PAUSE_MS * 2 ** tried)
    }
  }
}

class Attempt {
  hasBegun = false
  readonly trx: Transaction

  constructor(private connection: HeldConnection) {
    this.trx = new Transaction(connection.runner)
  }

  async carryOut<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      await this.connection.begin()
      this.hasBegun = true
      const result = await work(this.trx)
      this.trx.end()
      await this.connection.commit()
      seeCommit()
      return result
    } catch (error) {
      this.trx.end()
      await this.connection.rollBack()
      throw error
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
  const { runner, connection, release } = await holdEmbedded()
  try {
    runner.change('BEGIN IMMEDIATE')
    const result = work(runner)
    runner.change('COMMIT')
    seeCommit()
    return result
  } finally {
    if (connection.inTransaction) runner.change('ROLLBACK')
    release()
  }
}

/** True for a refusal that the database wants repeated; `work` must let it pass through. */
export function shouldTryAgain(error: unknown): boolean {
  return TRY_AGAIN.has((error as { code?: string }).code ?? '')
}

/** Does something that may be lost (an event, a nudge) after the real COMMIT of `trx`. */
export function afterCommit(trx: Transaction, doThis: Afterwards): void {
  trx.afterwards.push(doThis)
}

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
