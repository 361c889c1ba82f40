import DataLoader from 'dataloader'
import { usesPostgres } from '#config/database'
import { SqliteRunner, type SqlRunner } from './engine.js'

/** The most rows one statement asks for. */
const KEYS_MAX = 100
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
 * statement, because there each statement is a round trip; on the embedded database, a row that was read is
 * given again until anything in the file has changed.
 */
export function rowFinder<Key extends string | number, Row>(
  finding: Finding<Key, Row>
): (key: Key) => Promise<Row | undefined> {
  return usesPostgres ? inOneStatement(finding) : untilAChange(finding)
}

function inOneStatement<Key extends string | number, Row>({ many, keyOf }: Finding<Key, Row>) {
  const loader = new DataLoader<Key, Row | undefined>(
    async (keys) => {
      const rows = await many([...new Set(keys)])
      const found = new Map(rows.map((row) => [keyOf(row), Object.freeze(row)]))
      return keys.map((key) => found.get(key))
    },
    { cache: false, maxBatchSize: KEYS_MAX, batchScheduleFn: (ask) => void setImmediate(ask) }
  )
  return (key: Key) => loader.load(key)
}

function untilAChange<Key, Row>({ database, one }: Finding<Key, Row>) {
  const kept = new Map<Key, Row | undefined>()
  let keptAt: number | undefined
  return async (key: Key) => {
    const runner = database()
    if (!(runner instanceof SqliteRunner)) return one(key)
    const { moment } = runner
    if (moment !== keptAt || kept.size >= KEPT_MAX) kept.clear()
    keptAt = moment
    if (kept.has(key)) return kept.get(key)
    const row = Object.freeze(await one(key))
    if (moment === keptAt) kept.set(key, row)
    return row
  }
}
