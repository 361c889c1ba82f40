import type { Database, Statement } from 'better-sqlite3'

/**
 * One read transaction for all reads of a turn of the event loop: taking and giving back the lock of
 * a read costs more than most reads (docs/decisions/0121). It ends with the turn, before the next
 * request is looked at.
 */
export class SharedReads {
  #begin: Statement
  #commit: Statement
  #isOpen = false

  constructor(private connection: Database) {
    this.#begin = connection.prepare('BEGIN')
    this.#commit = connection.prepare('COMMIT')
  }

  begin(): void {
    if (this.#isOpen || this.connection.inTransaction) return
    this.#begin.run()
    this.#isOpen = true
    setImmediate(() => this.end())
  }

  end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    // A read that met a failing disk has ended the transaction already; nothing is left to end.
    if (this.connection.inTransaction) this.#commit.run()
  }
}
