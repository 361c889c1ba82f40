import { forRows } from '#app/database/dialect'
import type { Transaction } from '#app/transaction'
import type { Bonus, Claim } from '#points/scans/claim'

/** What a code brought a member before. */
export interface OwnScan {
  code: string
  memberId: number
  /** What the sticker brought by a scan, or the dispute that support credited; in points. */
  base: number
  /** Balance after it, without its bonuses. */
  balance: number
  bonuses: Bonus[]
  /** When it was booked, in ms UTC. */
  scannedAt: number
  clientKey: string | null
  titleHu: string
  titleEn: string
  /** 0 where a dispute brought it. */
  isScan: 0 | 1
  /** 1 where its points were taken back. */
  isReversed: 0 | 1
}

const OF_CODE = { code: 'text', memberId: 'integer' } as const
type OfCode = Pick<Claim, 'code' | 'memberId'>

const readScans = forRows<keyof OfCode, Omit<OwnScan, 'bonuses'>>(
  OF_CODE,
  (given) => `WITH given AS MATERIALIZED ${given}, own AS (
    SELECT s.code, s.member_id, s.entry_id, s.scanned_at AS at, s.client_key, 1 AS is_scan
      FROM given JOIN scans s ON s.code = given.code AND s.member_id = given."memberId"
    UNION ALL
    SELECT k.code, k.member_id, k.entry_id, k.credited_at, NULL, 0
      FROM given JOIN code_credits k ON k.code = given.code AND k.member_id = given."memberId")
  SELECT own.code, own.member_id AS "memberId", e.points AS base, e.balance_after AS balance,
    own.at AS "scannedAt", own.client_key AS "clientKey", own.is_scan AS "isScan",
    p.title_hu AS "titleHu", p.title_en AS "titleEn",
    CASE WHEN EXISTS (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = own.entry_id)
      THEN 1 ELSE 0 END AS "isReversed"
  FROM own JOIN ledger_entries e ON e.id = own.entry_id
    JOIN codes c ON c.code = own.code
    JOIN code_batches b ON b.id = c.batch_id
    JOIN participating_products p ON p.id = b.product_id
  ORDER BY own.at`
)

const readBonuses = forRows<keyof OfCode, Bonus & OfCode>(
  OF_CODE,
  (given) => `WITH given AS MATERIALIZED ${given}
  SELECT x.code, x.member_id AS "memberId", x.points, b.name_hu AS "nameHu", b.name_en AS "nameEn"
  FROM given JOIN booster_bonuses x ON x.code = given.code AND x.member_id = given."memberId"
    JOIN boosters b ON b.id = x.booster_id
  ORDER BY b.id`
)

/** What the codes of claims brought their own members before, oldest first. */
export async function ownScans(trx: Transaction, claims: OfCode[]): Promise<OwnScan[]> {
  const [scans, bonuses] = await Promise.all([readScans(trx, claims), readBonuses(trx, claims)])
  return scans.map((scan) => {
    const { code, memberId, isScan } = scan
    const own = bonuses.filter((one) => one.code === code && one.memberId === memberId)
    const told = own.map(({ nameHu, nameEn, points }) => ({ nameHu, nameEn, points }))
    return { ...scan, bonuses: isScan ? told : [] }
  })
}
