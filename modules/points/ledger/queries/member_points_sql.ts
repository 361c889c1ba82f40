import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { PointSource } from '#app/rules/point_sources'
import type Balance from '../models/balance.js'
import type LedgerEntry from '../models/ledger_entry.js'

type Points = Pick<Balance, 'points'>

/** The entries and the balances, for SQL of other modules that joins them: in place of a table. */
export const ENTRIES =
  '(SELECT id, member_id, source, source_name, points, reference FROM ledger_entries)'
export const BALANCES = '(SELECT member_id, points FROM balances)'

const BALANCE = 'SELECT points FROM balances WHERE member_id = ?'

/** The points a member can spend now. */
export async function balanceOf(memberId: number): Promise<number> {
  const [balance] = await shopReader().rows<Points>(BALANCE, [memberId])
  return balance?.points ?? 0
}

/** The same inside a transaction, with what the transaction itself has booked. */
export async function balanceIn(trx: Transaction, memberId: number): Promise<number> {
  const [balance] = await rows<Points>(trx, BALANCE, [memberId])
  return balance?.points ?? 0
}

/** Those of the references that something was booked under, for pages. */
export async function bookedAmong(references: string[]): Promise<string[]> {
  const places = references.map(() => '?').join(', ')
  const sql = `SELECT reference FROM ledger_entries WHERE reference IN (${places})`
  const found = await shopReader().rows<Pick<LedgerEntry, 'reference'>>(sql, references)
  return found.map(({ reference }) => reference)
}

/** Points a member was given for one thing. */
export interface Gain {
  source: PointSource
  sourceName: string
  /** Whole points, positive. */
  points: number
}

/**
 * What a member gained by these sources, oldest first.
 *
 * @param instant from when, in ms UTC
 */
export async function gainedSince(
  memberId: number,
  sources: readonly PointSource[],
  instant: number
): Promise<Gain[]> {
  const sql = `SELECT source, source_name AS "sourceName", points FROM ledger_entries
    WHERE member_id = ? AND occurred_at >= ? AND points > 0 AND reversed_entry_id IS NULL
      AND source IN (${sources.map(() => '?').join(', ')}) ORDER BY id`
  return shopReader().rows<Gain>(sql, [memberId, instant, ...sources])
}

/** How fast a member collects. */
export interface Pace {
  /** When the member's first points of all came, in ms UTC; null where none ever came. */
  collectingSince: number | null
  /** Points of scans and their bonuses since the wanted instant. */
  points: number
  /** The scanned products among them, the most scanned first. */
  products: { productId: number; scans: number }[]
}

/** What comes again; a bonus that is given once says nothing of the weeks to come. */
const REPEATED: PointSource[] = ['qrcode', 'promotion']
/** Entries looked at, the newest; nobody has more of them in a season. */
const ENTRIES_MAX = 2000

const GAINED = `SELECT product_id AS "productId", COUNT(*) AS scans, SUM(points) AS points
  FROM (SELECT id, product_id, points, source, occurred_at FROM ledger_entries
    WHERE member_id = ? ORDER BY id DESC LIMIT ${ENTRIES_MAX}) newest
  WHERE occurred_at >= ? AND points > 0 AND source IN (${REPEATED.map(() => '?').join(', ')})
    AND NOT EXISTS (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = newest.id)
  GROUP BY product_id ORDER BY scans DESC, product_id`

const FIRST = `SELECT occurred_at AS "at" FROM ledger_entries
  WHERE member_id = ? ORDER BY id LIMIT 1`

/**
 * What a member collected by scanning since an instant; what was taken back does not count.
 *
 * @param since in ms UTC
 */
export async function paceOf(memberId: number, since: number): Promise<Pace> {
  const reader = shopReader()
  type Gained = { productId: number | null; scans: number; points: number }
  const [gained, [first]] = await Promise.all([
    reader.rows<Gained>(GAINED, [memberId, since, ...REPEATED]),
    reader.rows<{ at: number }>(FIRST, [memberId]),
  ])
  return {
    collectingSince: first ? Number(first.at) : null,
    points: gained.reduce((sum, { points }) => sum + Number(points), 0),
    products: gained.flatMap(({ productId, scans }) =>
      productId === null ? [] : [{ productId, scans: Number(scans) }]
    ),
  }
}
