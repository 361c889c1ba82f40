import { transaction, type Transaction } from '#app/transaction'
import { statementsTravel } from './dialect.js'
import { shopReader, type SqlRunner } from './engine.js'
import { rows } from './statement.js'

/** The longest a single statement may take, in ms, where the usual limit of a page would end it. */
const STATEMENT_MAX_MS = 60_000

/** Reads much of the shop as it was at one moment; the embedded database shows one for a whole turn anyway. */
export async function readInOneMoment<Result>(
  work: (reader: SqlRunner) => Promise<Result>
): Promise<Result> {
  if (!statementsTravel) return work(shopReader())
  return transaction(async (trx) => {
    await rows(trx, 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    await rows(trx, `SET LOCAL statement_timeout = ${STATEMENT_MAX_MS}`)
    return work(trx.runner)
  })
}

/**
 * Has a transaction see the shop as it was at one moment; called before anything else in it. What another one changed
 * meanwhile and this one changes too makes it begin anew.
 */
export async function seeOneMoment(trx: Transaction): Promise<void> {
  if (!statementsTravel) return
  await rows(trx, 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
  await rows(trx, `SET LOCAL statement_timeout = ${STATEMENT_MAX_MS}`)
}
