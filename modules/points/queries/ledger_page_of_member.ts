import { shopReader } from '#app/database/engine'
import { sourceGroup, type PointSource, type SourceGroup } from '#points/constants'

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

/** A page of history, newest first. */
export interface HistoryPage {
  data: HistoryRow[]
  current_page: number
  last_page: number
  per_page: number
}

/** Rows a page of history has. */
const PER_PAGE = 20

const PAGE = `SELECT id, points, source, source_name AS "sourceName",
  balance_after AS "balanceAfter", occurred_at AS "occurredAt"
  FROM ledger_entries WHERE member_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`

/** A page of a member's points history, newest first; page counts from 1. */
export async function ledgerPageOfMember(memberId: number, page = 1): Promise<HistoryPage> {
  const reader = shopReader()
  const values = [memberId, PER_PAGE, (page - 1) * PER_PAGE]
  const [entries, [{ total }]] = await Promise.all([
    reader.rows<Omit<HistoryRow, 'sourceGroup'>>(PAGE, values),
    reader.rows<{ total: number }>(
      'SELECT COUNT(*) AS total FROM ledger_entries WHERE member_id = ?',
      [memberId]
    ),
  ])
  return {
    data: entries.map((entry) => ({ ...entry, sourceGroup: sourceGroup(entry.source) })),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
    per_page: PER_PAGE,
  }
}
