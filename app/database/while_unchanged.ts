import { SqliteRunner, type SqlRunner } from './sqlite_runner.js'

/** The most answers that are kept until something changes. */
const KEPT_MAX = 1000

/**
 * Gives again what was read before, until anything in the file of the embedded database has changed, whoever changed it. A
 * database that cannot tell is read each time. Nobody may write into what is answered.
 */
export function whileUnchanged<Key, Found>(
  database: () => SqlRunner,
  read: (key: Key) => Promise<Found>
): (key: Key) => Promise<Found> {
  const kept = new Map<Key, Promise<Found>>()
  let keptAt: number | undefined
  return (key) => {
    const runner = database()
    if (!(runner instanceof SqliteRunner)) return read(key)
    const { moment } = runner
    if (moment !== keptAt || kept.size >= KEPT_MAX) kept.clear()
    keptAt = moment
    const known = kept.get(key)
    if (known) return known
    const found = read(key)
    kept.set(key, found)
    // What could not be read is asked for again.
    found.catch(() => kept.get(key) === found && kept.delete(key))
    return found
  }
}
