import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#app/database/statement'

/** What a scan brought. */
export interface ScanOutcome {
  /** Points gained. */
  points: number
  /** Balance right after the scan, in points. */
  balance: number
  titleHu: string
  titleEn: string
  /** True where the scan was credited before and this is its first answer once more. */
  repeated: boolean
}

/** A credited scan with what a repeat has to know. */
export interface CreditedScan extends Omit<ScanOutcome, 'repeated'> {
  clientKey: string | null
  /** Milliseconds UTC. */
  scannedAt: number
}

const SELECT = `SELECT s.client_key AS "clientKey", s.scanned_at AS "scannedAt", e.points,
  e.balance_after AS balance, p.title_hu AS "titleHu", p.title_en AS "titleEn"
  FROM scans s
  JOIN ledger_entries e ON e.id = s.entry_id
  JOIN participating_products p ON p.id = e.product_id
  WHERE s.code = ? AND s.member_id = ?`

/** The credited scan of this code by this member, inside a transaction. */
export async function scanOfMember(
  trx: TransactionClientContract,
  code: string,
  memberId: number
): Promise<CreditedScan | undefined> {
  const [scan] = await rows<CreditedScan>(trx, SELECT, [code, memberId])
  return scan
}
