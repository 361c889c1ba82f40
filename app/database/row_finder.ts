import { usesPostgres } from '#config/database'
import type { SqlRunner } from './engine.js'
import { inOneTurn } from './in_one_turn.js'
import { untilChange } from './until_change.js'

/** The most rows that are kept until something changes. */
const KEPT_MAX = 10_000

/** How rows are found that requests ask for one by one, knowing nothing of each other. */
export interface Finding<Key, Row> {
  /** The database the rows are in. */
  database: () => SqlRunner
  one: (key: Key) => Promise<Row | undefined>
  /** Finds them in any order. */
  many: (keys: readonly Key[]) => Promise<Row[]>
  keyOf: (row: Row) => Key
}

/**
 * Finds a row by its key as it is now. On PostgreSQL, the rows asked for in one turn of the event loop are one
 * statement; on the embedded database, a row that was read is given again until anything in the file has changed.
 */
export function rowFinder<Key extends string | number, Row>(
  finding: Finding<Key, Row>
): (key: Key) => Promise<Row | undefined> {
  const { database, one, many, keyOf } = finding
  if (!usesPostgres) return untilChange(database, async (key) => frozen(await one(key)), KEPT_MAX)
  return inOneTurn(async (keys) => {
    const rows = await many([...new Set(keys)])
    const found = new Map(rows.map((row) => [keyOf(row), frozen(row)]))
    return keys.map((key) => found.get(key))
  })
}

/** How the rows of an owner are found. */
export interface FindingAll<Key, Row> {
  one: (key: Key) => Promise<Row[]>
  /** Finds those of all owners, each owner's in their order. */
  many: (keys: readonly Key[]) => Promise<Row[]>
  keyOf: (row: Row) => Key
}

/**
 * Finds all rows that belong to a key, such as those of a member. On PostgreSQL, what is asked for in one turn of the event
 * loop is one statement. Nobody may write into the rows.
 */
export function rowsFinder<Key extends string | number, Row>(
  finding: FindingAll<Key, Row>
): (key: Key) => Promise<Row[]> {
  const { one, many, keyOf } = finding
  if (!usesPostgres) return one
  return inOneTurn(async (keys) => {
    const found = Map.groupBy(await many([...new Set(keys)]), keyOf)
    return keys.map((key) => found.get(key) ?? [])
  })
}

/** Whoever asked holds the same row. */
function frozen<Row>(row: Row): Row {
  return Object.freeze(row)
}
