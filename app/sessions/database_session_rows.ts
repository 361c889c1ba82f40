import { clock } from '#app/clock'
import { sessionsDatabase } from '#app/database/engine'
import type { SessionOwner, SessionRow, SessionRows } from './session_row.js'

const FIND = `SELECT payload, started_at AS "startedAt", expires_at AS "expiresAt",
  member_id AS "memberId", staff_id AS "staffId" FROM sessions WHERE id = ? AND expires_at > ?`
const SAVE = `INSERT INTO sessions (id, payload, started_at, expires_at, member_id, staff_id)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET payload = excluded.payload,
  started_at = excluded.started_at, expires_at = excluded.expires_at,
  member_id = excluded.member_id, staff_id = excluded.staff_id`

/** Sessions in the database. */
export const databaseSessionRows: SessionRows = {
  async find(key) {
    const [row] = await sessionsDatabase().rows<SessionRow>(FIND, [key, clock.now()])
    return row
  },

  async save(key, row) {
    const { payload, startedAt, expiresAt, memberId, staffId } = row
    await sessionsDatabase().rows(SAVE, [key, payload, startedAt, expiresAt, memberId, staffId])
  },

  async remove(key) {
    await sessionsDatabase().rows('DELETE FROM sessions WHERE id = ?', [key])
  },

  async removeAllOf(owner: SessionOwner, exceptKey = '') {
    const [column, id] =
      'memberId' in owner ? ['member_id', owner.memberId] : ['staff_id', owner.staffId]
    const sql = `DELETE FROM sessions WHERE ${column} = ? AND id <> ?`
    await sessionsDatabase().rows(sql, [id, exceptKey])
  },
}
