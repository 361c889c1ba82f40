import { clock } from '#app/clock'
import { rowsByKey } from '#app/database/batched'
import { statementsTravel } from '#app/database/dialect'
import { sessionsDatabase, type SqlValue } from '#app/database/engine'
import type {
  FoundSession,
  LoginChoice,
  OwnedSession,
  SessionOwner,
  SessionRow,
} from './session_row.js'

const COLUMNS = `id AS "key", payload, started_at AS "startedAt", expires_at AS "expiresAt",
  member_id AS "memberId", staff_id AS "staffId", login_id AS "loginId", seen_at AS "seenAt",
  browser, system, network`
let selectMember = 'SELECT 1 WHERE 0 ='
const named = (key: string) => `SELECT ${COLUMNS} FROM sessions WHERE id = ${key}`
/** With the member where the shop is in the same database: a second statement would be a second round trip. */
const withMember = (key: string) => `SELECT session.*, row_to_json(member) AS member
  FROM (${named(key)} LIMIT 1) AS session
  LEFT JOIN LATERAL (${selectMember} session."memberId" LIMIT 1) AS member ON TRUE`
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

const find = rowsByKey<string, OwnedSession & FoundSession>({
  database: sessionsDatabase,
  select: statementsTravel ? withMember : named,
  type: 'text',
  keyOf: ({ key }) => key,
})

/** Where sessions are kept. Keys are hashes: who reads the rows cannot use what is in them. */
export const sessionRows = {
  /** Also one that has run out. */
  async find(key: string) {
    const [session] = await find(key)
    return session
  },

  async save(key: string, row: SessionRow) {
    await sessionsDatabase().rows(SAVE, [key, ...valuesOf(key, row)])
  },

  /** Writes a session anew where it still stands: what was ended meanwhile does not come back. */
  async replace(key: string, row: SessionRow) {
    await sessionsDatabase().rows(REPLACE, [...valuesOf(key, row), key])
  },

  async remove(key: string) {
    return end('id = ?', [key])
  },

  /** Ends all sessions of a member or of a staff member, but one where it is named. */
  async removeAllOf(owner: SessionOwner, exceptKey = '') {
    const { column, id } = columnOf(owner)
    return end(`${column} = ? AND id <> ?`, [id, exceptKey])
  },

  /** The sessions of a member or of a staff member that have not run out. */
  async allOf(owner: SessionOwner) {
    const { column, id } = columnOf(owner)
    const sql = `SELECT ${COLUMNS} FROM sessions WHERE ${column} = ? AND expires_at > ?`
    return sessionsDatabase().rows<OwnedSession>(sql, [id, clock.now()])
  },

  /** Ends the sessions of some logins. */
  async removeLogins(owner: SessionOwner, choice: LoginChoice) {
    const { column, id } = columnOf(owner)
    const [sign, login] = 'only' in choice ? ['=', choice.only] : ['<>', choice.but]
    return end(`${column} = ? AND login_id ${sign} ?`, [id, login])
  },
}

/** Ends sessions; answers whose they were, of those that were a member's. */
async function end(which: string, values: SqlValue[]): Promise<number[]> {
  const sql = `DELETE FROM sessions WHERE ${which} RETURNING member_id AS "memberId"`
  const ended = await sessionsDatabase().rows<Pick<SessionRow, 'memberId'>>(sql, values)
  const members = ended.map(({ memberId }) => memberId).filter((id) => id !== null)
  return [...new Set(members)]
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
