import type { PointSource } from '#app/rules/point_sources'
import { registerInvariant, type Invariant } from './invariant.js'

/** Why the entries of one kind of reference may stand in the ledger. */
export interface PointCause {
  /** What their references begin with, up to the first colon: `survey`. */
  begins: string
  sources: PointSource[]
  /** Which way points move; left out where both ways are right. */
  gives?: 'credit' | 'debit'
  /** Their entries take back others, and name them. */
  isReversal?: boolean
  /** The rows they come from; left out where another invariant looks for them. */
  made?: CauseRows
}

/** The rows that entries come from. */
export interface CauseRows {
  /** What is true, as a sentence. */
  title: string
  /** `member_id`, `reference` and `points` of the entry each row is good for; NULL: whatever points. */
  sql: string
  /** Rows that go when the member goes; its entries stay without them. */
  leavesWithMember?: boolean
  /** The points are a figure that the rule of the source had at some time. */
  isByRule?: boolean
}

/** The ids of deleted members, as a query. */
let deletedMembers = 'SELECT 0 AS id'

/** Lets the module that has members tell which were deleted: by a query of their ids. */
export function registerDeletedMembers(sql: string): void {
  deletedMembers = sql
}

const causes = new Map<string, PointCause>()

const NAMED = 'e.member_id, e.id AS entry_id, e.source, e.points, e.reference'

/** Lets a module tell why it books; called once at start. */
export function registerCause(...told: PointCause[]): void {
  for (const cause of told) {
    causes.set(`${cause.begins} ${cause.isReversal ?? false}`, cause)
    if (cause.made) registerInvariant(madeOf(cause, cause.made))
  }
}

/** That the shop books nothing without a reason it knows, in the direction that belongs to it. */
export function knownCauses(): Invariant {
  const kinds = [...causes.values()].map(kindOf)
  return {
    id: 'points-known',
    title: 'every entry is of a kind that the shop books',
    sql: `SELECT ${NAMED} FROM ledger_entries e WHERE NOT (${kinds.join(' OR ')})`,
  }
}

function kindOf({ begins, sources, gives, isReversal }: PointCause): string {
  const source = `e.source IN (${sources.map((one) => `'${one}'`).join(', ')})`
  const sign = gives ? [`e.points ${gives === 'credit' ? '>' : '<'} 0`] : []
  const reversed = `e.reversed_entry_id IS ${isReversal ? 'NOT NULL' : 'NULL'}`
  return `(${[source, beginsWith(begins), ...sign, reversed].join(' AND ')})`
}

function madeOf({ begins }: PointCause, { title, sql, ...made }: CauseRows): Invariant {
  const isOtherFigure = made.isByRule
    ? `OR NOT EXISTS (SELECT 1 FROM point_rules r WHERE r.source = e.source AND r.points_from = e.points)`
    : ''
  return {
    id: `made-${begins.replaceAll('_', '-')}`,
    title,
    // Gathered once and found by its name: the name is made of what the row holds. Asked for when it
    // is checked, because modules register in any order.
    get sql() {
      const stays = made.leavesWithMember ? `AND e.member_id NOT IN (${deletedMembers})` : ''
      return `WITH causes AS MATERIALIZED (${sql})
      SELECT ${NAMED}, c.points AS points_of_cause FROM ledger_entries e
      LEFT JOIN causes c ON c.reference = e.reference AND c.member_id = e.member_id
      WHERE ${beginsWith(begins)}
        AND (c.reference IS NULL ${stays} OR c.points <> e.points ${isOtherFigure})`
    },
  }
}

function beginsWith(begins: string): string {
  return `substr(e.reference, 1, ${begins.length + 1}) = '${begins}:'`
}
