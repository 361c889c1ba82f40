import { usesPostgres } from '#config/database'
import type { SqliteRunner, SqlValue } from './engine.js'
import type { Transaction } from './open_transaction.js'

/*
 * What differs between the embedded database and PostgreSQL. Nobody else asks which one serves, but the files of
 * this folder that open connections.
 */

/** The types of columns that both databases store alike. */
export type ColumnType = 'integer' | 'bigint' | 'text'

/** Runs a statement for rows, and answers what it returned for all of them. */
export type SetStatement<Name extends string, Row> = (
  trx: Transaction,
  given: readonly Record<Name, SqlValue>[],
  before?: SqlValue[]
) => Promise<Row[]>

/**
 * A statement over a set of rows. PostgreSQL gets them as one JSON, in one round trip. The embedded database runs it for one
 * row after the other: a statement costs it no round trip, and one that writes many rows must be able to undo them, for which
 * it copies each page that it changes.
 *
 * @param columns the fields of a row, by name
 * @param build makes the statement of what stands for the rows in its FROM, once; `before` are values of placeholders before it
 * @param orderBy the field by which PostgreSQL takes the rows; the embedded database takes them as they come
 */
export function forRows<Name extends string, Row = unknown>(
  columns: Record<Name, ColumnType>,
  build: (rows: string) => string,
  orderBy: NoInfer<Name> | '' = ''
): SetStatement<Name, Row> {
  const fields = Object.entries<ColumnType>(columns) as [Name, ColumnType][]
  if (usesPostgres) {
    const typed = fields.map(([name, type]) => `"${name}" ${type}`).join(', ')
    const sql = build(
      `(SELECT * FROM json_to_recordset(?::json) AS sent (${typed}) ${orderBy && `ORDER BY "${orderBy}"`})`
    )
    return async (trx, given, before = []) => {
      return given.length ? trx.runner.rows<Row>(sql, [...before, jsonOf(given)]) : []
    }
  }
  const cast = fields.map(([name, type]) => `CAST(? AS ${EMBEDDED_TYPES[type]}) AS "${name}"`)
  const sql = build(`(SELECT ${cast.join(', ')})`)
  return async (trx, given, before = []) => {
    // All of them run before this is waited for: what is asked next finds them done, as on PostgreSQL.
    const runner = trx.runner as SqliteRunner
    return given.flatMap((row) => {
      return runner.run<Row>(sql, [...before, ...fields.map(([name]) => row[name])])
    })
  }
}

/** An INSERT of a set of rows. */
interface Insertion<Name extends string> {
  table: string
  /** The field of a row that a column takes, and its type. */
  columns: Record<string, readonly [field: Name, type: ColumnType]>
  /** What becomes of a row that is there already. */
  conflict: string
  /** The column that names a row in the answer. */
  key: string
  /** The column that numbers the rows of the table, where it has one. */
  id?: string
}

/**
 * Inserts rows in their order, and answers which ones were written: their numbers by their names, 0 where the table has no numbers. The
 * embedded database says so for each row it is given; its RETURNING costs more than the row itself, since it keeps what
 * comes and goes in tables of its own.
 */
export function insertRows<Name extends string>({
  table,
  columns,
  conflict,
  key,
  id,
}: Insertion<Name>): (
  trx: Transaction,
  given: readonly Record<Name, SqlValue>[]
) => Promise<Map<string, number>> {
  const fields = Object.values(columns)
  const into = `INSERT INTO ${table} (${Object.keys(columns).join(', ')})`
  if (usesPostgres) {
    const names = fields.map(([name]) => `"${name}"`).join(', ')
    const typed = fields.map(([name, type]) => `"${name}" ${type}`).join(', ')
    const sql = `${into} SELECT ${names} FROM ROWS FROM (json_to_recordset(?::json) AS (${typed}))
      WITH ORDINALITY ORDER BY ordinality ${conflict} RETURNING ${key} AS key, ${id ?? 0} AS id`
    return async (trx, given) => {
      type Written = { key: string; id: number }
      const written = given.length ? await trx.runner.rows<Written>(sql, [jsonOf(given)]) : []
      return new Map(written.map((one) => [one.key, one.id]))
    }
  }
  const sql = `${into} VALUES (${fields.map(() => '?').join(', ')}) ${conflict}`
  const [keyField] = columns[key]
  return async (trx, given) => {
    const runner = trx.runner as SqliteRunner
    const ids = new Map<string, number>()
    for (const row of given) {
      const { changes, lastInsertRowid } = runner.change(
        sql,
        fields.map(([name]) => row[name])
      )
      if (changes) ids.set(String(row[keyField]), id ? Number(lastInsertRowid) : 0)
    }
    return ids
  }
}

const EMBEDDED_TYPES = { integer: 'INTEGER', bigint: 'INTEGER', text: 'TEXT' } as const

/** Half a character, as JSON writes it down. */
const HALF = /\\ud[89a-f]/

/** PostgreSQL refuses half a character, so it becomes a sign for one. */
function jsonOf(rows: readonly object[]): string {
  const text = JSON.stringify(rows)
  if (!HALF.test(text)) return text
  return JSON.stringify(rows, (_field, value) => {
    return typeof value === 'string' ? value.toWellFormed() : value
  })
}

/** The end of a SELECT that holds its rows until the transaction ends; the embedded database has one writer anyway. */
export function lockRows(table: string, { skipsLocked = false } = {}): string {
  if (!usesPostgres) return ''
  return `FOR UPDATE OF ${table} ${skipsLocked ? 'SKIP LOCKED' : ''}`
}

/**
 * Picks what was made for the database that serves: for work over whole tables, which the two plan so differently that one text
 * would cost one of them a multiple.
 */
export function perDatabase<Made>(made: { embedded: Made; postgres: Made }): Made {
  return usesPostgres ? made.postgres : made.embedded
}

/** Whether a statement travels to another machine or process: then many questions had better be one. */
export const statementsTravel = usesPostgres

/** Transactions that can be under way at a time to some purpose: the embedded database has one writer. */
export const WRITERS = usesPostgres ? 2 : 1

/** Holds the rows that a statement reads and passes over those that somebody else holds; the embedded database has one writer. */
export const FOR_UPDATE_SKIPPING_HELD = usesPostgres ? 'FOR UPDATE SKIP LOCKED' : ''

/** What of a query builder takes rows that nobody else holds. */
interface Holding<Query> {
  forUpdate(): Query
  skipLocked(): Query
}

/** The same for a query builder. */
export function skippingHeld<Query extends Holding<Query>>(query: Query): Query {
  return usesPostgres ? query.forUpdate().skipLocked() : query
}

/**
 * SQL that a column is one of some values. Takes one value, the list as JSON, so that the statement is the same
 * for any number of them.
 */
export function oneOf(column: string, type: ColumnType): string {
  const values = usesPostgres
    ? `json_array_elements_text(?::json)::${type}`
    : 'value FROM json_each(?)'
  return `${column} IN (SELECT ${values})`
}

/**
 * SQL of rows from one value, a list of objects as JSON: what stands behind FROM.
 *
 * @param columns name and type of each field of the objects
 */
export function rowsOfJson(name: string, columns: Record<string, ColumnType>): string {
  const entries = Object.entries(columns)
  if (usesPostgres) {
    const typed = entries.map(([field, type]) => `"${field}" ${type}`).join(', ')
    return `json_to_recordset(?::json) AS ${name} (${typed})`
  }
  const fields = entries.map(([field]) => `value ->> '${field}' AS "${field}"`).join(', ')
  return `(SELECT ${fields} FROM json_each(?)) AS ${name}`
}

/** SQL of a text inside a column of JSON; null where there is none. @param name a name of the code, never of a request */
export function textInJson(column: string, name: string): string {
  return usesPostgres ? `(${column}::json ->> '${name}')` : `(${column} ->> '${name}')`
}

/**
 * SQL of all rows that belong to some keys, the rows of each in their order. The keys are a list as JSON, before all other
 * values, where statements travel; else one key, behind them.
 *
 * @param select SQL of the rows of a key, which comes after all other values
 */
export function rowsOfKeys(select: (key: string) => string, type: ColumnType): string {
  if (!usesPostgres) return select('?')
  return `SELECT found.* FROM json_array_elements_text(?::json) AS asked (key),
    LATERAL (${select(`asked.key::${type}`)}) AS found`
}

const FORMULA_SIGNS = ['+', '=', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
const CODES = FORMULA_SIGNS.map((sign) => sign.codePointAt(0)!)

/** SQL that no spreadsheet takes a text for a formula, at a glance; false where that is not known. */
export function isHarmlessText(column: string): string {
  if (usesPostgres) return 'FALSE'
  const letters = begins(column, ['A'.codePointAt(0)!, 0xff00])
  const digits = begins(column, ['0'.codePointAt(0)!, '9'.codePointAt(0)! + 1])
  return `${letters} OR ${digits}`
}

/** SQL that a spreadsheet would take a text for a formula. @source OWASP, CSV injection */
export function isFormula(column: string): string {
  if (usesPostgres) return `ascii(${column}) IN (${CODES.join(', ')})`
  return CODES.map((code) => begins(column, [code, code + 1])).join(' OR ')
}

/** Two comparisons cost a fraction of a function; the embedded database orders texts by their bytes. */
function begins(column: string, [from, before]: [number, number]): string {
  const sign = (code: number) => `'${String.fromCodePoint(code)}'`
  return `${column} >= ${sign(from)} AND ${column} < ${sign(before)}`
}

/**
 * Whether texts lie in the order of their bytes, so that those which begin alike lie side by side; the order of
 * PostgreSQL may be that of a language.
 */
export const textsLieByBytes = !usesPostgres

/** Members of one transaction of a reset; the shop waits so long for a lock at most. */
export const RESET_PART_MEMBERS = usesPostgres ? 5_000 : 10_000

/** The search of words: both know sets of letters. */
export const PATTERN_OPERATOR = usesPostgres ? '~' : 'GLOB'
const SIGNS = usesPostgres ? /[!-/:-@[-`{-~]/ : /[*?[]/

/** A sign of a pattern that stands for itself. */
export function plainSign(sign: string): string {
  if (!SIGNS.test(sign)) return sign
  return usesPostgres ? `\\${sign}` : `[${sign}]`
}

/** A pattern of texts that hold what the letters say anywhere, or at the beginning. */
export function patternOf(letters: string, place: 'inside' | 'beginning'): string {
  if (usesPostgres) return place === 'beginning' ? `^${letters}` : letters
  return place === 'beginning' ? `${letters}*` : `*${letters}*`
}
