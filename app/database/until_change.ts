import { SqliteRunner, type SqlRunner } from './engine.js'

/**
 * Gives again what was read before, until anything in the file of the embedded database has changed. On a
 * connection that cannot tell, everything is read.
 *
 * @param keptMax how many answers are kept
 */
export function untilChange<Key, Found>(
  database: () => SqlRunner,
  read: (key: Key) => Promise<Found>,
  keptMax: number
): (key: Key) => Promise<Found> {
  const kept = new Map<Key, Promise<Found>>()
  let keptAt: number | undefined
  return (key) => {
    const runner = database()
    if (!(runner instanceof SqliteRunner)) return read(key)
    const { moment } = runner
    if (moment !== keptAt || kept.size >= keptMax) kept.clear()
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
