import Database from 'better-sqlite3'
import { endSharedReads } from '#app/database/engine'
import { sessionsFile, shopFile, usesPostgres } from '#config/database'

/**
 * Empties the journals of the embedded databases, which hold older states of their pages.
 * PostgreSQL does the same by itself, with its vacuum.
 *
 * @throws Error where a reader is busy in them; nothing waits for it
 */
export function overwriteDeletedRows(): void {
  if (usesPostgres) return
  endSharedReads()
  for (const file of [shopFile, sessionsFile]) {
    // A connection of its own: waiting for a reader would hold the whole server up.
    const connection = new Database(file, { timeout: 0 })
    try {
      const [{ busy }] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
      if (busy) throw new Error(`The journal of ${file} is being read`)
    } finally {
      connection.close()
    }
  }
}
