import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { businessDate } from './business_date.js'
import { DUE_MEMBERS } from './expiry_sql.js'
import type { PointSource } from './constants.js'

/** Members by id: those after the first one, through the last one. */
export interface MemberRange {
  after: number
  through: number
}

/** What a statement booked for many members. */
export interface BookedTogether {
  members: number
  /** Points moved, as a positive number. */
  points: number
}

const SOURCE: PointSource = 'adjustment_year_end_reset'

const COLUMNS = `member_id, points, source, source_name, reference, balance_after,
  reversed_entry_id, occurred_at, business_date`

const EXPIRE = `INSERT INTO ledger_entries (${COLUMNS})
  SELECT member_id, -points, CAST(? AS TEXT), CAST(? AS TEXT),
    'reset:' || CAST(? AS TEXT) || ':' || member_id, balance - points, NULL,
    CAST(? AS BIGINT), CAST(? AS TEXT)
  FROM (${DUE_MEMBERS}) due ORDER BY member_id`

const GIVE_BACK = `INSERT INTO ledger_entries (${COLUMNS})
  SELECT e.member_id, -e.points, CAST(? AS TEXT), CAST(? AS TEXT),
    'reset-reversed:' || CAST(? AS TEXT) || ':' || e.member_id, b.points - e.points, e.id,
    CAST(? AS BIGINT), CAST(? AS TEXT)
  FROM balances b JOIN ledger_entries e
    ON e.reference = 'reset:' || CAST(? AS TEXT) || ':' || b.member_id
  WHERE b.member_id > ? AND b.member_id <= ?
    AND NOT EXISTS (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = e.id)
  ORDER BY e.member_id`

/** The balances follow the entries just written: those with these references above an id. */
const FOLLOW = `UPDATE balances SET points = e.balance_after, last_entry_id = e.id
  FROM ledger_entries e WHERE e.id > ? AND e.member_id > ? AND e.member_id <= ?
    AND e.reference = CAST(? AS TEXT) || e.member_id AND balances.member_id = e.member_id`

const SUM = `SELECT COUNT(*) AS members, COALESCE(SUM(ABS(points)), 0) AS points
  FROM ledger_entries WHERE id > ? AND member_id > ? AND member_id <= ?
    AND reference = CAST(? AS TEXT) || member_id`

/**
 * Books what expires at a year's end for many members by one statement: one entry a member, named
 * `reset:<year>:<member>`. A member who has one gets no second.
 */
export async function expireTogether(
  trx: Transaction,
  { year, cutoff, ...range }: MemberRange & { year: number; cutoff: number }
): Promise<BookedTogether> {
  const before = await holdBalances(trx, range)
  const cutoffs = [cutoff, cutoff, cutoff]
  const inRange = [range.after, range.through]
  const name = String(year)
  await rows(trx, EXPIRE, [SOURCE, name, name, ...moment(), ...cutoffs, ...inRange, name])
  return follow(trx, { ...range, before, prefix: `reset:${year}:` })
}

/** Gives back what expired at a year's end, by an entry for each one that names it. */
export async function giveBackTogether(
  trx: Transaction,
  { year, ...range }: MemberRange & { year: number }
): Promise<BookedTogether> {
  const before = await holdBalances(trx, range)
  const name = String(year)
  const inRange = [range.after, range.through]
  await rows(trx, GIVE_BACK, [SOURCE, name, name, ...moment(), name, ...inRange])
  return follow(trx, { ...range, before, prefix: `reset-reversed:${year}:` })
}

/** Locks the balances, so that nobody spends meanwhile; answers the newest entry there is. */
async function holdBalances(trx: Transaction, { after, through }: MemberRange) {
  const touch = 'UPDATE balances SET points = points WHERE member_id > ? AND member_id <= ?'
  await rows(trx, touch, [after, through])
  const newest = 'SELECT COALESCE(MAX(id), 0) AS id FROM ledger_entries'
  const [{ id }] = await rows<{ id: number }>(trx, newest)
  return id
}

async function follow(
  trx: Transaction,
  { after, through, before, prefix }: MemberRange & { before: number; prefix: string }
): Promise<BookedTogether> {
  const written = [before, after, through, prefix]
  await rows(trx, FOLLOW, written)
  const [sum] = await rows<BookedTogether>(trx, SUM, written)
  return { members: Number(sum.members), points: Number(sum.points) }
}

function moment(): [number, string] {
  const now = clock.now()
  return [now, businessDate(now)]
}
