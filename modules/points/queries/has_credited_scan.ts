import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { STANDS } from '#points/standing_scan_sql'

const FIND = 'SELECT 1 AS found FROM scans WHERE member_id = ? LIMIT 1'

const FIND_STANDING = `SELECT 1 AS found FROM scans s WHERE s.member_id = ? AND ${STANDS} LIMIT 1`

/** True once the member has a scan that brought points; gifts ask for it. */
export async function hasCreditedScan(trx: Transaction, memberId: number): Promise<boolean> {
  return (await rows(trx, FIND, [memberId])).length > 0
}

/** True while the member has a scan that was not taken back; referrals ask for it. */
export async function hasStandingScan(trx: Transaction, memberId: number): Promise<boolean> {
  return (await rows(trx, FIND_STANDING, [memberId])).length > 0
}

/** The same as hasCreditedScan outside a transaction, for pages; what decides is asked again inside one. */
export async function hasScanned(memberId: number): Promise<boolean> {
  return (await shopReader().rows(FIND, [memberId])).length > 0
}
