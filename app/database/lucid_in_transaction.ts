import { EventEmitter } from 'node:events'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Lucid on the connection that one of our transactions holds: models and query builders take it as their
 * `client`. The transaction itself begins, commits and code batches back; this client only runs statements.
 *
 * @source Knex `makeTxClient` in lib/execution/transaction.js; Lucid `TransactionClient`
 */
export class LucidInTransaction {
  readonly client: TransactionClientContract
  readonly #events = new EventEmitter().setMaxListeners(0)
  #isOver = false

  /** @param check throws where the database takes no statement of this transaction any more */
  constructor(connection: unknown, check: () => void) {
    const outside = db.connection()
    const knex = outside.getWriteClient()
    // Knex itself makes such a client for a transaction of its own: one that has no other connection.
    const onlyThis = Object.create(knex.client, {
      transacting: { value: true },
      acquireConnection: {
        value: async () => {
          check()
          return connection
        },
      },
      releaseConnection: { value: async () => {} },
    }) as typeof knex.client
    const open = () => {
      if (this.#isOver) throw new Error('A statement came after the end of its transaction')
      return onlyThis
    }
    const queryBuilder = () => open().queryBuilder()
    const raw = (...given: unknown[]) => open().raw(...given)
    const bound = Object.create(knex, {
      client: { value: onlyThis },
      queryBuilder: { value: queryBuilder },
      raw: { value: raw },
    })
    this.client = Object.assign(Object.create(outside), {
      isTransaction: true,
      mode: 'dual',
      knexQuery: queryBuilder,
      knexRawQuery: raw,
      getReadClient: () => bound,
      getWriteClient: () => bound,
      transaction: refuse,
      commit: refuse,
      rollback: refuse,
      on: this.#events.on.bind(this.#events),
      once: this.#events.once.bind(this.#events),
      off: this.#events.off.bind(this.#events),
      removeListener: this.#events.removeListener.bind(this.#events),
    })
    Object.defineProperty(this.client, 'isCompleted', { get: () => this.#isOver })
  }

  /** Models let go of the transaction; nothing can be run on it any more. */
  end(): void {
    this.#isOver = true
    this.#events.emit('commit', this.client)
    this.#events.removeAllListeners()
  }
}

function refuse(): never {
  throw new Error('transaction() of app/transaction.ts begins and ends transactions')
}
