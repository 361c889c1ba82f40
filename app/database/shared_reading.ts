import { usesPostgres } from '#config/database'
import type { SqlRunner } from './engine.js'
import { inOneTurn } from './in_one_turn.js'
import { untilChange } from './until_change.js'

/** The most answers that are kept until something changes; each may be a page. */
const KEPT_MAX = 500

/**
 * Reads something that is the same for all who ask, as it is now. On PostgreSQL, those who ask in one turn of
 * the event loop share an answer; on the embedded database, it is given again until anything in the file has changed.
 * Nobody may write into it.
 */
export function sharedReading<Found>(
  database: () => SqlRunner,
  read: (key: string) => Promise<Found>
): (key: string) => Promise<Found> {
  if (!usesPostgres) return untilChange(database, read, KEPT_MAX)
  return inOneTurn(async (keys) => {
    const answers = new Map<string, Promise<Found>>()
    for (const key of keys) if (!answers.has(key)) answers.set(key, read(key))
    return Promise.all(keys.map((key) => answers.get(key)!.catch((error: Error) => error)))
  })
}
