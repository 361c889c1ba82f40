import { AsyncLocalStorage } from 'node:async_hooks'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SqlRunner } from './engine.js'
import { LucidInTransaction } from './lucid_in_transaction.js'

type Afterwards = () => void | Promise<void>

/** What work in a transaction does: every statement goes to `trx`. */
export type Work<Result> = (trx: Transaction) => Promise<Result>

/** The connection that a transaction holds. */
export interface HeldConnection {
  runner: SqlRunner
  /** The driver's own. */
  connection: unknown
  /** The embedded database undoes a whole transaction by itself where the disk or the memory fails. */
  isInTransaction?(): boolean
}

/** A transaction while its work runs: what statements are run in. */
export class Transaction {
  /** What is done after the real COMMIT. */
  readonly afterwards: Afterwards[] = []
  #held: HeldConnection | undefined
  #lucid: LucidInTransaction | undefined

  constructor(held: HeldConnection) {
    this.#held = held
  }

  /**
   * @throws once the work is over: the connection may be another one's by then; where the database has undone the transaction,
   *   since the statement would stand alone and stay
   */
  get runner(): SqlRunner {
    this.#refuseUndone()
    return this.#open.runner
  }

  /**
   * What models and query builders take as their client: `Order.query({ client: trx.client })`,
   * `Order.create(values, { client: trx.client })`.
   *
   * @throws once the work is over; its statements fail where the database has undone the transaction
   */
  get client(): TransactionClientContract {
    const { connection } = this.#open
    this.#lucid ??= new LucidInTransaction(connection, () => this.#refuseUndone())
    return this.#lucid.client
  }

  get #open(): HeldConnection {
    if (!this.#held) throw new Error('A statement came after the end of its transaction')
    return this.#held
  }

  #refuseUndone(): void {
    if (this.#held?.isInTransaction?.() !== false) return
    throw new Error('A statement came after the database undid its transaction')
  }

  end(): void {
    this.#held = undefined
    this.#lucid?.end()
  }
}

/** Where the transaction was opened that the present work belongs to. */
const openedAt = new AsyncLocalStorage<Error>()

/**
 * Remembers where a transaction is opened.
 *
 * @throws where the work of another one opens it: it would wait for itself
 */
export function placeOfTransaction(): Error {
  const place = new Error('A transaction was opened')
  const outer = openedAt.getStore()
  if (!outer) return place
  throw new Error(
    `A transaction was opened ${callerIn(place)} inside one opened ${callerIn(outer)}; pass its trx on`
  )
}

/** Runs work in a transaction that ends with it. */
export async function workIn<Result>(
  trx: Transaction,
  work: Work<Result>,
  place: Error
): Promise<Result> {
  try {
    return await openedAt.run(place, () => work(trx))
  } finally {
    trx.end()
  }
}

/** The first line of a stack that is not about opening transactions itself. */
function callerIn({ stack = '' }: Error): string {
  const frames = stack.split('\n').slice(1)
  const caller = frames.find(
    (frame) => !/open_transaction|app\/transaction|commit_groups/.test(frame)
  )
  return (caller ?? 'somewhere').trim()
}
