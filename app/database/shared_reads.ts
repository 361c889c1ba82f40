import type { Database, Statement } from 'better-sqlite3'

/**
 * One read transaction for all reads of a turn of the event loop: taking and giving back the lock of
 * a read costs more than most reads (docs/decisions/0181). It ends with the turn, before the next
 * request is looked at.
 */
export class SharedReads {
  #begin: Statement
  #commit: Statement
  #version: Statement
  #isOpen = false
  #seenVersion: unknown

  constructor(private connection: Database) {
    this.#begin = connection.prepare('BEGIN')
    this.#commit = connection.prepare('COMMIT')
    this.#version = connection.prepare('PRAGMA data_version').pluck()
  }

  begin(): void {
    if (this.#isOpen || this.connection.inTransaction) return
    this.#begin.run()
    this.#isOpen = true
    this.#seenVersion = undefined
    setImmediate(() => this.end())
  }

  /**
   * Another value after each commit of another connection; undefined while this one writes.
   *
   * @source https://sqlite.org/pragma.html#pragma_data_version
   */
  version(): unknown {
    this.begin()
    return this.#isOpen ? (this.#seenVersion ??= this.#version.get()) : undefined
  }

  end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    // A read that met a failing disk has ended the transaction already; nothing is left to end.
    if (this.connection.inTransaction) this.#commit.run()
  }
}
