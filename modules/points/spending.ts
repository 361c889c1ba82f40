import { usesPostgres } from '#config/database'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { businessDate } from './business_date.js'
import { SOURCE_NAME_LENGTH_MAX, type PointSource } from './constants.js'

/** What decides whether a member may exchange points. */
export interface Spender {
  /** Has a scan that brought points. */
  hasCreditedScan: boolean
  /** The points that can be spent now. */
  points: number
}

// An EXISTS may be answered by reading all scans there are.
const FIND = `SELECT member_id AS "memberId", points, COALESCE((SELECT 1 FROM scans s
    WHERE s.member_id = balances.member_id LIMIT 1), 0) AS scanned FROM balances WHERE`
// The embedded database has one writer at a time anyway.
const HOLD = `${FIND} member_id = ? ${usesPostgres ? 'FOR UPDATE' : ''}`
const HOLD_ALL = `${FIND} member_id IN (SELECT json_array_elements_text(?::json)::integer)
  FOR UPDATE OF balances SKIP LOCKED`

type Row = { memberId: number; points: number; scanned: number }

/** A member as a spender, whose points nobody else moves until the transaction ends. */
export async function holdSpender(trx: Transaction, memberId: number): Promise<Spender> {
  const [row] = await rows<Row>(trx, HOLD, [memberId])
  return row ? spenderOf(row) : { hasCreditedScan: false, points: 0 }
}

/** The same for many members, on PostgreSQL only; one whose balance somebody else holds at the moment is left out. */
export async function holdSpenders(
  trx: Transaction,
  memberIds: number[]
): Promise<Map<number, Spender>> {
  const found = await rows<Row>(trx, HOLD_ALL, [JSON.stringify(memberIds)])
  return new Map(found.map((row) => [row.memberId, spenderOf(row)]))
}

function spenderOf({ points, scanned }: Row): Spender {
  return { hasCreditedScan: scanned === 1, points }
}

// The number of an entry is drawn under the lock of its balance, as everywhere.
const SPEND = `WITH given AS (
    SELECT * FROM json_to_recordset(?::json)
      AS g ("memberId" integer, points integer, "sourceName" text, reference text)),
  lowered AS (
    UPDATE balances SET points = balances.points - given.points,
      last_entry_id = nextval('ledger_entries_id_seq')
    FROM given WHERE balances.member_id = given."memberId" AND given.points > 0
    RETURNING member_id, balances.points AS balance_after, last_entry_id)
  INSERT INTO ledger_entries (id, member_id, points, source, source_name, reference,
    balance_after, occurred_at, business_date)
  SELECT last_entry_id, member_id, -given.points, CAST(? AS TEXT), "sourceName", reference,
    balance_after, CAST(? AS BIGINT), CAST(? AS TEXT)
  FROM lowered JOIN given ON given."memberId" = lowered.member_id
  RETURNING member_id AS "memberId"`

/** What a member spends; the balance must be held and suffice. */
export interface Spending {
  memberId: number
  /** Whole points, positive. */
  points: number
  sourceName: string
  /** The unique name of this one movement, for example `order:17`. */
  reference: string
}

/**
 * Takes the points of members, each of whom comes once, by one statement, on PostgreSQL only.
 *
 * @throws where anybody's cannot be taken; the transaction is lost then
 */
export async function spendTogether(
  trx: Transaction,
  source: PointSource,
  spendings: Spending[]
): Promise<void> {
  const now = clock.now()
  const given = spendings.map(({ sourceName, ...spending }) => {
    return { ...spending, sourceName: sourceName.slice(0, SOURCE_NAME_LENGTH_MAX) }
  })
  const values = [JSON.stringify(given), source, now, businessDate(now)]
  const booked = await rows(trx, SPEND, values)
  if (booked.length < given.length) throw new Error('Not every member could spend what was asked')
}
