import { join } from 'node:path'
import Database from 'better-sqlite3'
import { storagePath } from '#config/storage'
import { usesPostgres } from '#config/database'

/** A server that is just ending may keep the lock this long, in ms. */
const PATIENCE_MS = 3000

/** Lies in STORAGE_PATH while a copy takes the place of what is there; no server starts meanwhile. */
export const RESTORE_MARK = 'restore.unfinished'

/** A second web process was started on the same embedded database. */
export class SecondServer extends Error {
  code = 'E_SECOND_SERVER'
}

let lock: Database.Database | undefined

/**
 * Keeps the embedded database for this web process; the system gives the lock back when the
 * process ends, however it ends. Commands of the operators may run beside it.
 *
 * @throws SecondServer where another web process has it
 */
export function claimStorage(): void {
  if (usesPostgres) return
  const held = new Database(join(storagePath, 'server.lock'), { timeout: PATIENCE_MS })
  try {
    held.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    held.close()
    if (!String((error as { code?: string }).code).startsWith('SQLITE_BUSY')) throw error
    throw new SecondServer(
      `Another server already uses ${storagePath}; stop it, or set DATABASE_URL to run several.`
    )
  }
  lock = held
}

/** Gives the embedded database back. */
export function releaseStorage(): void {
  lock?.close()
  lock = undefined
}
