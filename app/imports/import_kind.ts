import type { Transaction } from '#app/transaction'

/** What becomes of one line of a file. */
export type LineState = 'new' | 'changed' | 'unchanged' | 'refused'

/** A line that was read without fault: its number, counted from 1, and what it says. */
export interface GoodLine<Row> {
  line: number
  row: Row
}

/** What becomes of a good line, and why. */
export interface Verdict<Row> extends GoodLine<Row> {
  state: LineState
  name: string
  /** Columns that change. */
  fields?: string[]
  /** In short, such as `14 → 20`. */
  detail?: string
  /** Column and rule, such as `phone: invalid`; a number may follow. */
  reason?: string
  /** True where nothing changes and it is written down all the same that the line was dealt with. */
  isNoted?: boolean
}

/** How lines of one kind are read, compared and written. One object serves one run. */
export interface ImportKind<Row = unknown> {
  /** Columns that name a row; a file must have them. */
  keys: [string, ...string[]]
  /** Further columns a file may have; one that is not there leaves what is stored. */
  optional: string[]
  /** What the columns are called elsewhere, for a match that is offered. */
  otherNames?: Record<string, string[]>
  /** True where all lines are written by one transaction, false for one of each batch. */
  isWhole: boolean
  /**
   * Turns the texts of one line into a row.
   *
   * @throws E_VALIDATION_ERROR, RefusedLine
   */
  read(texts: Record<string, string>): Promise<Row>
  /** What tells two rows of one file apart. */
  keyOf(row: Row): string
  /** Says what would become of some lines, in their order; the database is only read. */
  judge(lines: GoodLine<Row>[]): Promise<Verdict<Row>[]>
  /** What a change entails, in the same transaction. */
  before?(trx: Transaction): Promise<void>
  /** Writes lines that are new, changed or noted and says what became of them, in their order. */
  write(trx: Transaction, lines: Verdict<Row>[]): Promise<Verdict<Row>[]>
}

/** A line that cannot be written, for a reason no single field is to blame for. */
export class RefusedLine extends Error {}
