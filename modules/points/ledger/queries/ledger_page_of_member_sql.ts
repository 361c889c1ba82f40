import { shopReader } from '#app/database/engine'
import { SOURCES, sourceGroup, type PointSource, type SourceGroup } from '#app/rules/point_sources'

/** One row of a member's history. */
export interface HistoryRow {
  id: number
  points: number
  /** The exact reason. */
  source: PointSource
  /** The group the page shows. */
  sourceGroup: SourceGroup
  sourceName: string
  /** Points after this entry. */
  balanceAfter: number
  /** Milliseconds UTC. */
  occurredAt: number
}

/** A page of history, newest first, and what it comes to. */
export interface HistoryPage {
  data: HistoryRow[]
  /** The points the member can spend now. */
  balance: number
  current_page: number
  last_page: number
  per_page: number
}

/** Rows a page of history has. */
const PER_PAGE = 20

/** Which entries of a member are wanted; all of them without a group. */
export interface HistoryQuery {
  /** Counts from 1. */
  page: number
  group?: SourceGroup
}

type Row = Omit<HistoryRow, 'sourceGroup' | 'id'> & {
  /** Null on a page with no entry. */
  id: number | null
  total: number
  balance: number
}

// A page with no entry tells the sums too.
const select = (wanted: string) => `SELECT t.total, t.balance, e.id, e.points, e.source,
    e.source_name AS "sourceName", e.balance_after AS "balanceAfter", e.occurred_at AS "occurredAt"
  FROM (SELECT (SELECT COUNT(*) FROM ledger_entries WHERE ${wanted}) AS total,
    COALESCE((SELECT points FROM balances WHERE member_id = ?), 0) AS balance) t
  LEFT JOIN (SELECT * FROM ledger_entries WHERE ${wanted} ORDER BY id DESC LIMIT ? OFFSET ?) e
    ON 1 = 1
  ORDER BY e.id DESC`

const ENTRIES = select('member_id = ?')

/** The same of some sources; their texts differ by the number of places alone. */
function entriesOf(sources: PointSource[]) {
  return select(`member_id = ? AND source IN (${sources.map(() => '?').join(', ')})`)
}

/** A page of a member's points history, newest first. */
export async function ledgerPageOfMember(
  memberId: number,
  { page, group }: HistoryQuery = { page: 1 }
): Promise<HistoryPage> {
  const sources = SOURCES.filter((source) => group && sourceGroup(source) === group)
  const sql = group ? entriesOf(sources) : ENTRIES
  const wanted = [memberId, ...sources]
  const values = [...wanted, memberId, ...wanted, PER_PAGE, (page - 1) * PER_PAGE]
  const found = await shopReader().rows<Row>(sql, values)
  const [{ total, balance }] = found
  return {
    data: found.filter(isEntry).map(entryOf),
    balance,
    current_page: page,
    last_page: Math.max(1, Math.ceil(Number(total) / PER_PAGE)),
    per_page: PER_PAGE,
  }
}

function isEntry(row: Row): row is Row & { id: number } {
  return row.id !== null
}

function entryOf({ total: _total, balance: _balance, ...entry }: Row & { id: number }): HistoryRow {
  return { ...entry, sourceGroup: sourceGroup(entry.source) }
}
