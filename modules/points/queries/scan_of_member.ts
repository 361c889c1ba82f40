import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { STANDS } from '#points/standing_scan_sql'
import type { Bonus } from './bonuses_of_scan.js'

/** What a scan brought. */
export interface ScanOutcome {
  /** Points gained, with the bonuses. */
  points: number
  /** What the sticker itself brought, in points. */
  base: number
  /** What boosters gave on top. */
  bonuses: Bonus[]
  /** Balance right after the scan and its bonuses, in points. */
  balance: number
  titleHu: string
  titleEn: string
  /** When the points were booked, in ms UTC. */
  scannedAt: number
  /** True where the scan was credited before and this is its first answer once more. */
  repeated: boolean
}

/** A credited scan without its bonuses, with what a repeat has to know. */
export interface CreditedScan extends Omit<ScanOutcome, 'points' | 'bonuses' | 'repeated'> {
  clientKey: string | null
}

const SELECT = `SELECT s.client_key AS "clientKey", s.scanned_at AS "scannedAt", e.points AS base,
  e.balance_after AS balance, p.title_hu AS "titleHu", p.title_en AS "titleEn"
  FROM scans s
  JOIN ledger_entries e ON e.id = s.entry_id
  JOIN participating_products p ON p.id = e.product_id
  WHERE s.code = ? AND s.member_id = ? AND ${STANDS}`

/** The credited scan of this code by this member, inside a transaction; none where it was taken back. */
export async function scanOfMember(
  trx: Transaction,
  code: string,
  memberId: number
): Promise<CreditedScan | undefined> {
  const [scan] = await rows<CreditedScan>(trx, SELECT, [code, memberId])
  return scan
}
