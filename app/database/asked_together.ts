import DataLoader from 'dataloader'
import { usesPostgres } from '#config/database'

/** The most rows one statement asks for. */
const KEYS_MAX = 100

/**
 * Finds a row by its key. On PostgreSQL, the rows asked for in one turn of the event loop are one
 * statement, because there each statement is a round trip; nothing is kept beyond its answer.
 *
 * @param one finds a single row
 * @param many finds rows, in any order
 */
export function askedTogether<Key extends string | number, Row>({
  one,
  many,
  keyOf,
}: {
  one: (key: Key) => Promise<Row | undefined>
  many: (keys: readonly Key[]) => Promise<Row[]>
  keyOf: (row: Row) => Key
}): (key: Key) => Promise<Row | undefined> {
  if (!usesPostgres) return one
  const loader = new DataLoader<Key, Row | undefined>(
    async (keys) => {
      const rows = await many([...new Set(keys)])
      const found = new Map(rows.map((row) => [keyOf(row), row]))
      return keys.map((key) => found.get(key))
    },
    { cache: false, maxBatchSize: KEYS_MAX, batchScheduleFn: (ask) => void setImmediate(ask) }
  )
  return (key) => loader.load(key)
}
