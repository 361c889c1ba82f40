import type { SqliteRunner } from '#app/database/engine'
import { businessDate } from './business_date.js'
import { SOURCE_NAME_LENGTH_MAX } from './constants.js'

/** Points that one scan brings to a member who has scanned before. */
export interface ScanCredit {
  memberId: number
  points: number
  sourceName: string
  reference: string
  productId: number
  /** Milliseconds UTC. */
  at: number
}

const LAST = "SELECT seq FROM sqlite_sequence WHERE name = 'ledger_entries'"

const RAISE = `UPDATE balances SET points = points + ?, last_entry_id = ? WHERE member_id = ?
  RETURNING points`

const RECORD = `INSERT INTO ledger_entries (id, member_id, points, source, source_name, reference,
  balance_after, product_id, occurred_at, business_date)
  VALUES (?, ?, ?, 'qrcode', ?, ?, ?, ?, ?, ?)`

/**
 * Books credits of scans on the embedded database, in a transaction that holds its write lock: what
 * the ledger's credit does, in two statements each, because nobody else can take a number meanwhile.
 */
export class ScanLedger {
  #lastId: number

  constructor(private runner: SqliteRunner) {
    this.#lastId = runner.run<{ seq: number }>(LAST)[0]?.seq ?? 0
  }

  /**
   * @returns the number of the entry and the balance after it
   * @throws what the database refuses: a reference that was booked, or a balance out of range
   */
  credit(credit: ScanCredit): { id: number; balance: number } {
    const { memberId, points, sourceName, reference, productId, at } = credit
    const id = ++this.#lastId
    const [raised] = this.runner.run<{ points: number }>(RAISE, [points, id, memberId])
    if (!raised) throw new Error(`Member ${memberId} has scans and no balance`)
    const name = sourceName.slice(0, SOURCE_NAME_LENGTH_MAX)
    const after = [raised.points, productId, at, businessDate(at)]
    this.runner.change(RECORD, [id, memberId, points, name, reference, ...after])
    return { id, balance: raised.points }
  }
}
