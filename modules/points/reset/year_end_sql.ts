import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { lockRows, perDatabase } from '#app/database/dialect'
import { shopReader, type SqlValue } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { PointSource } from '#app/rules/point_sources'
import {
  BUSY_MEMBERS,
  busyValues,
  QUIET_MEMBERS,
  quietValues,
  type Expiry,
  type MemberRange,
} from './expiry_sql.js'

/** What a statement booked for many members. */
export interface BookedTogether {
  members: number
  /** Points moved, as a positive number. */
  points: number
}

const SOURCE: PointSource = 'adjustment_year_end_reset'

const COLUMNS = `member_id, points, source, source_name, reference, balance_after,
  reversed_entry_id, occurred_at, business_date`

/** The columns of an entry of a reset, after its member and points; values are those of `described`. */
const DESCRIBED = (prefix: string, member: string) => `CAST(? AS TEXT), CAST(? AS TEXT),
  '${prefix}:' || CAST(? AS TEXT) || ':' || ${member}`
const MOMENT = 'CAST(? AS BIGINT), CAST(? AS TEXT)'

/** Entries of those who expire, from a table or a query of `member_id`, `balance` and `points`. */
const expire = (members: string) => `INSERT INTO ledger_entries (${COLUMNS})
  SELECT member_id, -points, ${DESCRIBED('reset', 'member_id')}, balance - points, NULL, ${MOMENT}
  FROM ${members} ORDER BY member_id`

const EXPIRE_QUIET = expire(`(${QUIET_MEMBERS}) quiet`)

/** What expires, set aside: SQLite would else set whole entries aside, where it reads the table that it writes. */
const EXPIRING = `CREATE TEMP TABLE IF NOT EXISTS expiring
  (member_id INTEGER PRIMARY KEY, points INTEGER, balance INTEGER)`
const FORGET = 'DELETE FROM expiring'
const SET_ASIDE = `INSERT INTO expiring SELECT member_id, points, balance FROM (${BUSY_MEMBERS}) due`
const EXPIRE_ASIDE = expire('expiring')

/**
 * The same and the balances in one round trip, on PostgreSQL. The balances are not locked before they are read: one that
 * moved meanwhile is left as it is, and is due the next time.
 */
const EXPIRE_AT_ONCE = `WITH due AS MATERIALIZED (
    SELECT nextval('ledger_entries_id_seq') AS id, ordered.*
    FROM (${BUSY_MEMBERS} ORDER BY member_id) ordered),
  moved AS (
    UPDATE balances SET points = balances.points - due.points, last_entry_id = due.id
    FROM due WHERE balances.member_id = due.member_id AND balances.points = due.balance
      AND balances.last_entry_id IS NOT DISTINCT FROM due.last_entry_id
    RETURNING due.id, balances.member_id, due.points, balances.points AS balance_after),
  booked AS (
    INSERT INTO ledger_entries (id, ${COLUMNS})
    SELECT id, member_id, -points, ${DESCRIBED('reset', 'member_id')}, balance_after, NULL, ${MOMENT}
    FROM moved)
  SELECT (SELECT COUNT(*) FROM due) AS due, COUNT(*) AS members,
    COALESCE(SUM(points), 0) AS points FROM moved`

/**
 * A part of a reset is not worth waiting for the disk: the end of the reset does, and what a power cut takes is done
 * again. Compiling a statement costs more than it saves on so few rows.
 */
const IN_PARTS =
  "SELECT set_config('synchronous_commit', 'off', true), set_config('jit', 'off', true)"

// So that nobody spends meanwhile.
const HOLD = `SELECT COUNT(*) AS held FROM (SELECT member_id FROM balances
  WHERE member_id > ? AND member_id <= ? ORDER BY member_id ${lockRows('balances')}) members`

const GIVE_BACK = `INSERT INTO ledger_entries (${COLUMNS})
  SELECT e.member_id, -e.points, ${DESCRIBED('reset-reversed', 'e.member_id')},
    b.points - e.points, e.id, ${MOMENT}
  FROM balances b JOIN ledger_entries e
    ON e.reference = 'reset:' || CAST(? AS TEXT) || ':' || b.member_id
  WHERE b.member_id > ? AND b.member_id <= ?
    AND NOT EXISTS (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = e.id)
  ORDER BY e.member_id`

/** The entries just written; on the embedded database nobody else writes meanwhile. */
const WRITTEN = perDatabase({
  embedded: 'e.id > ?',
  postgres: `e.id > ? AND e.member_id > ? AND e.member_id <= ?
    AND e.reference = CAST(? AS TEXT) || e.member_id`,
})
/** In a form that changes each balance as it is found, where an UPDATE first gathers all of them. */
const FOLLOW = `INSERT INTO balances (member_id, points, last_entry_id)
  SELECT e.member_id, e.balance_after, e.id FROM ledger_entries e WHERE ${WRITTEN} ORDER BY e.id
  ON CONFLICT (member_id) DO UPDATE
    SET points = excluded.points, last_entry_id = excluded.last_entry_id`
const SUM = `SELECT COUNT(*) AS members, COALESCE(SUM(ABS(points)), 0) AS points
  FROM ledger_entries e WHERE ${WRITTEN}`

/**
 * Books what expires at a year's end for many members by one statement: one entry a member, named
 * `reset:<year>:<member>`. A member who has one gets no second.
 */
export const expireTogether = perDatabase({ embedded: expireInSteps, postgres: expireAtOnce })

async function expireInSteps(trx: Transaction, expiry: Expiry): Promise<BookedTogether> {
  const values = [...described(expiry.year), ...moment()]
  const before = await newestEntry(trx)
  await rows(trx, EXPIRE_QUIET, [...values, ...quietValues(expiry)])
  for (const sql of [EXPIRING, FORGET]) await rows(trx, sql)
  await rows(trx, SET_ASIDE, busyValues(expiry))
  await rows(trx, EXPIRE_ASIDE, values)
  return follow(trx, [before])
}

const EXPIRING_NOW = `(SELECT member_id, points FROM (${QUIET_MEMBERS}) quiet
    UNION ALL SELECT member_id, points FROM (${BUSY_MEMBERS}) busy) due`
const PLAN = `SELECT COUNT(*) AS members, COALESCE(SUM(points), 0) AS points FROM ${EXPIRING_NOW}`
const PLAN_OF_EACH = `SELECT member_id AS "memberId", points FROM ${EXPIRING_NOW}`

/** What `expireTogether` would book now; reads only. */
export async function plannedTogether(expiry: Expiry): Promise<BookedTogether> {
  const [plan] = await shopReader().rows<BookedTogether>(PLAN, plannedValues(expiry))
  return { members: Number(plan.members), points: Number(plan.points) }
}

/** The same of each member: points by the member's id, of those who would lose any. */
export async function plannedOfEach(expiry: Expiry): Promise<Map<number, number>> {
  type Plan = { memberId: number; points: number }
  const plans = await shopReader().rows<Plan>(PLAN_OF_EACH, plannedValues(expiry))
  return new Map(plans.map(({ memberId, points }) => [memberId, Number(points)]))
}

function plannedValues(expiry: Expiry) {
  return [...quietValues(expiry), ...busyValues(expiry)]
}

/** Gives back what expired at a year's end, by an entry for each one that names it. */
export async function giveBackTogether(
  trx: Transaction,
  { year, after, through }: MemberRange & { year: number }
): Promise<BookedTogether> {
  await rows(trx, HOLD, [after, through])
  const before = await newestEntry(trx)
  const values = [...described(year), ...moment(), String(year), after, through]
  await rows(trx, GIVE_BACK, values)
  const written = perDatabase({
    embedded: [before],
    postgres: [before, after, through, `reset-reversed:${year}:`],
  })
  return follow(trx, written)
}

/** Again while others moved balances of the range, which cannot go on for long. */
async function expireAtOnce(trx: Transaction, expiry: Expiry): Promise<BookedTogether> {
  const values = [...busyValues(expiry), ...described(expiry.year), ...moment()]
  await rows(trx, IN_PARTS)
  const booked = { members: 0, points: 0 }
  for (let isComplete = false; !isComplete;) {
    const [part] = await rows<BookedTogether & { due: number }>(trx, EXPIRE_AT_ONCE, values)
    booked.members += Number(part.members)
    booked.points += Number(part.points)
    isComplete = Number(part.due) === Number(part.members)
  }
  return booked
}

async function newestEntry(trx: Transaction): Promise<number> {
  const newest = 'SELECT COALESCE(MAX(id), 0) AS id FROM ledger_entries'
  const [{ id }] = await rows<{ id: number }>(trx, newest)
  return id
}

async function follow(trx: Transaction, written: SqlValue[]): Promise<BookedTogether> {
  await rows(trx, FOLLOW, written)
  const [sum] = await rows<BookedTogether>(trx, SUM, written)
  return { members: Number(sum.members), points: Number(sum.points) }
}

function described(year: number): SqlValue[] {
  return [SOURCE, String(year), String(year)]
}

function moment(): SqlValue[] {
  const now = clock.now()
  return [now, businessDate(now)]
}
