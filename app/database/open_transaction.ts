import type { SqlRunner } from './engine.js'

type Afterwards = () => void | Promise<void>

/** What work in a transaction does: every statement goes to `trx`. */
export type Work<Result> = (trx: Transaction) => Promise<Result>

/** A transaction while its work runs: what statements are run in. */
export class Transaction {
  /** What is done after the real COMMIT. */
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

/** Runs work in a transaction that ends with it. */
export async function workIn<Result>(trx: Transaction, work: Work<Result>): Promise<Result> {
  try {
    return await work(trx)
  } finally {
    trx.end()
  }
}
