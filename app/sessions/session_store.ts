import type {
  SessionData,
  SessionStoreContract,
  SessionStoreFactory,
} from '@adonisjs/session/types'
import { sessionsDatabase } from '#app/database/engine'
import { clock } from '#app/clock'

/** A session without a visit for this long is gone, in ms. */
const AGE_MS = 12 * 60 * 60 * 1000
/** An unchanged session is written back at most this often, in ms. */
const RENEW_AFTER_MS = 60 * 1000

type SessionRow = { payload: string; expires_at: number }

/** Sessions as rows: revocable, read by one prepared statement, written only when they changed. */
export class DatabaseSessionStore implements SessionStoreContract {
  #read: SessionRow | undefined

  async read(id: string): Promise<SessionData | null> {
    const sql = 'SELECT payload, expires_at FROM sessions WHERE id = ? AND expires_at > ?'
    const [row] = await sessionsDatabase().rows<SessionRow>(sql, [id, clock.now()])
    this.#read = row
    return row ? JSON.parse(row.payload) : null
  }

  async write(id: string, data: SessionData): Promise<void> {
    const payload = JSON.stringify(data)
    if (this.#read?.payload === payload && !this.#isDue(this.#read)) return
    const sql = `INSERT INTO sessions (id, payload, expires_at) VALUES (?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`
    await sessionsDatabase().rows(sql, [id, payload, clock.now() + AGE_MS])
  }

  async touch(id: string): Promise<void> {
    if (this.#read && !this.#isDue(this.#read)) return
    const sql = 'UPDATE sessions SET expires_at = ? WHERE id = ?'
    await sessionsDatabase().rows(sql, [clock.now() + AGE_MS, id])
  }

  async destroy(id: string): Promise<void> {
    await sessionsDatabase().rows('DELETE FROM sessions WHERE id = ?', [id])
  }

  #isDue(row: SessionRow) {
    return row.expires_at - AGE_MS + RENEW_AFTER_MS < clock.now()
  }
}

export const sessionStore: SessionStoreFactory = () => new DatabaseSessionStore()
