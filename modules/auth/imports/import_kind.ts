import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A value as the database holds it. */
export type Cell = string | number | null

/** One row of an import as the database would hold it: the columns the file names, no others. */
export type ImportRow = Record<string, Cell>

/** A statement of a reader or of a transaction. */
export type Ask = <Row>(sql: string, values: Cell[]) => Promise<Row[]>

/** How rows of one kind are read, compared and written. */
export interface ImportKind {
  table: string
  /** Columns that name a row; a file must have them. */
  keys: [string, ...string[]]
  /** Further columns a file may have; one that is not there leaves what is stored. */
  optional: string[]
  /** What a new row has in columns the file does not name. */
  defaults: ImportRow
  /** SQL of the unique index that the keys meet. */
  conflict: string
  /**
   * Turns the texts of one line into a row.
   *
   * @throws E_VALIDATION_ERROR
   */
  read(texts: Record<string, string>): Promise<ImportRow>
  /** What a change entails, in the same transaction. */
  before(trx: TransactionClientContract): Promise<void>
}
