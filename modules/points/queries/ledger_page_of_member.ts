import { shopReader } from '#app/database/engine'
import { SOURCES, sourceGroup, type PointSource, type SourceGroup } from '#points/constants'

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

/** Which entries of a member are wanted; all of them without a group. */
export interface HistoryQuery {
  /** Counts from 1. */
  page: number
  group?: SourceGroup
}

/** A page of a member's points history, newest first. */
export async function ledgerPageOfMember(
  memberId: number,
  { page, group }: HistoryQuery = { page: 1 }
): Promise<HistoryPage> {
  const reader = shopReader()
  const sources = SOURCES.filter((source) => !group || sourceGroup(source) === group)
  const places = sources.map(() => '?').join(', ')
  const wanted = `FROM ledger_entries WHERE member_id = ? AND source IN (${places})`
  const lines = `SELECT id, points, source, source_name AS "sourceName",
    balance_after AS "balanceAfter", occurred_at AS "occurredAt" ${wanted}
    ORDER BY id DESC LIMIT ? OFFSET ?`
  const [entries, [{ total }]] = await Promise.all([
    reader.rows<Omit<HistoryRow, 'sourceGroup'>>(lines, [
      memberId,
      ...sources,
      PER_PAGE,
      (page - 1) * PER_PAGE,
    ]),
    reader.rows<{ total: number }>(`SELECT COUNT(*) AS total ${wanted}`, [memberId, ...sources]),
  ])
  return {
    data: entries.map((entry) => ({ ...entry, sourceGroup: sourceGroup(entry.source) })),
    current_page: page,
    last_page: Math.max(1, Math.ceil(Number(total) / PER_PAGE)),
    per_page: PER_PAGE,
  }
}
