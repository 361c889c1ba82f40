import { clock } from '#app/clock'
import { rowFinder } from '#app/database/row_finder'
import { sessionsDatabase, type SqlValue } from '#app/database/engine'
import type {
  FoundSession,
  OwnedSession,
  SessionOwner,
  SessionRow,
  SessionRows,
} from './session_row.js'

const COLUMNS = `id AS "key", payload, started_at AS "startedAt", expires_at AS "expiresAt",
  member_id AS "memberId", staff_id AS "staffId", login_id AS "loginId", seen_at AS "seenAt",
  browser, system, network`
const FIND = `SELECT ${COLUMNS} FROM sessions WHERE id = ? AND expires_at > ?`
let selectMember = 'SELECT 1 WHERE 0 ='
// The limits keep PostgreSQL from reading small tables whole.
const findAll = () => `SELECT found.*, row_to_json(member) AS member
  FROM json_array_elements_text(?::json) AS asked (key),
  LATERAL (SELECT ${COLUMNS} FROM sessions
    WHERE id = asked.key AND expires_at > ? LIMIT 1) AS found
  LEFT JOIN LATERAL (${selectMember} found."memberId" LIMIT 1) AS member ON TRUE`
const SAVE = `INSERT INTO sessions (id, payload, started_at, expires_at, member_id, staff_id,
    login_id, seen_at, browser, system, network)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
  payload = excluded.payload, started_at = excluded.started_at, expires_at = excluded.expires_at,
  member_id = excluded.member_id, staff_id = excluded.staff_id, login_id = excluded.login_id,
  seen_at = excluded.seen_at, browser = excluded.browser, system = excluded.system,
  network = excluded.network`
const REPLACE = `UPDATE sessions SET payload = ?, started_at = ?, expires_at = ?, member_id = ?,
  staff_id = ?, login_id = ?, seen_at = ?, browser = ?, system = ?, network = ? WHERE id = ?`

/**
 * Has the members of sessions read with them on PostgreSQL, where a second statement would be a second round trip.
 *
 * @param sql selects a member by the id that follows
 */
export function readMembersWithSessions(sql: string): void {
  selectMember = sql
}

/** Sessions in the database. */
export const databaseSessionRows: SessionRows = {
  find: rowFinder<string, OwnedSession & FoundSession>({
    database: sessionsDatabase,
    async one(key) {
      const [row] = await sessionsDatabase().rows<OwnedSession>(FIND, [key, clock.now()])
      return row
    },
    many: (keys) => sessionsDatabase().rows(findAll(), [JSON.stringify(keys), clock.now()]),
    keyOf: ({ key }) => key,
  }),

  async save(key, row) {
    await sessionsDatabase().rows(SAVE, [key, ...valuesOf(key, row)])
  },

  async replace(key, row) {
    await sessionsDatabase().rows(REPLACE, [...valuesOf(key, row), key])
  },

  async remove(key) {
    await sessionsDatabase().rows('DELETE FROM sessions WHERE id = ?', [key])
  },

  async removeAllOf(owner, exceptKey = '') {
    const { column, id } = columnOf(owner)
    const sql = `DELETE FROM sessions WHERE ${column} = ? AND id <> ?`
    await sessionsDatabase().rows(sql, [id, exceptKey])
  },

  async allOf(owner) {
    const { column, id } = columnOf(owner)
    const sql = `SELECT ${COLUMNS} FROM sessions WHERE ${column} = ? AND expires_at > ?`
    return sessionsDatabase().rows<OwnedSession>(sql, [id, clock.now()])
  },

  async removeLogins(owner, choice) {
    const { column, id } = columnOf(owner)
    const [sign, login] = 'only' in choice ? ['=', choice.only] : ['<>', choice.but]
    const sql = `DELETE FROM sessions WHERE ${column} = ? AND login_id ${sign} ?`
    await sessionsDatabase().rows(sql, [id, login])
  },
}

function valuesOf(key: string, row: SessionRow): SqlValue[] {
  const owners = [row.memberId, row.staffId, row.loginId ?? key]
  const visitor = [row.seenAt, row.browser, row.system, row.network]
  return [row.payload, row.startedAt, row.expiresAt, ...owners, ...visitor]
}

function columnOf(owner: SessionOwner) {
  return 'memberId' in owner
    ? { column: 'member_id', id: owner.memberId }
    : { column: 'staff_id', id: owner.staffId }
}
