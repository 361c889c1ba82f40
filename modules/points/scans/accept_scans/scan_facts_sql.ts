import { forRows } from '#app/database/dialect'
import type { Transaction } from '#app/transaction'
import type { Claim } from '#points/scans/claim'
import { scanPoints } from '#points/participating/product_sql'

/** What the shop says of the sticker of a claim, and of the member with it. */
export interface StickerFact {
  /** Null where we have no such batch, as all that follows up to the titles. */
  state: 'printed' | 'active' | 'void' | null
  keyId: string
  count: number
  maxScans: number
  /** Milliseconds UTC. */
  validFrom: number | null
  validTo: number | null
  /** What the sticker brings at the moment of the claim. */
  points: number
  productId: number
  titleHu: string
  titleEn: string
  /** 1 where the sticker lies in a part of the batch that was voided. */
  isVoid: 1 | null
  /** How often the code was used; null where it never was. */
  used: number | null
  /** 1 where the member has scanned any code. */
  hasScanned: 1 | null
  /** 1 where the member got this code's points, by a scan or by a dispute. */
  hasThis: 1 | null
  /** The code for which the member used the client key. */
  keyUsedFor: string | null
}

// Each subquery ends with its first row, so that PostgreSQL never reads all scans there are.
const readFacts = forRows<Exclude<keyof Claim, 'keyId'> | 'place', StickerFact>(
  {
    place: 'integer',
    code: 'text',
    memberId: 'integer',
    batchId: 'integer',
    serial: 'integer',
    clientKey: 'text',
    at: 'bigint',
  },
  (given) => `SELECT b.state, b.key_id AS "keyId", b.count, b.max_scans AS "maxScans",
    b.valid_from AS "validFrom", b.valid_to AS "validTo",
    COALESCE(b.points, ${scanPoints('p', 'given.at')}) AS points,
    p.id AS "productId", p.title_hu AS "titleHu", p.title_en AS "titleEn",
    (SELECT 1 FROM void_ranges v WHERE v.batch_id = given."batchId"
      AND v.first_serial <= given.serial AND v.last_serial >= given.serial LIMIT 1) AS "isVoid",
    (SELECT c.scans FROM codes c WHERE c.code = given.code) AS used,
    (SELECT 1 FROM scans s WHERE s.member_id = given."memberId" LIMIT 1) AS "hasScanned",
    COALESCE((SELECT 1 FROM scans s
        WHERE s.code = given.code AND s.member_id = given."memberId" LIMIT 1),
      (SELECT 1 FROM code_credits k
        WHERE k.code = given.code AND k.member_id = given."memberId" LIMIT 1)) AS "hasThis",
    (SELECT s.code FROM scans s WHERE s.member_id = given."memberId"
      AND s.client_key = given."clientKey" LIMIT 1) AS "keyUsedFor"
  FROM ${given} given LEFT JOIN code_batches b ON b.id = given."batchId"
    LEFT JOIN participating_products p ON p.id = b.product_id`,
  'place'
)

/** The facts of claims, in their order. */
export function stickerFacts(trx: Transaction, claims: readonly Claim[]): Promise<StickerFact[]> {
  return readFacts(
    trx,
    claims.map((claim, place) => ({ place, ...claim }))
  )
}
