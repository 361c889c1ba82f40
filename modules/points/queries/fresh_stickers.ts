import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { scanPoints } from '#points/scan_points_sql'
import { areStickers } from '#points/stickers_sql'
import { codeOfBatch } from './code_of_batch.js'
import { gapsBetween, voidRanges } from './void_ranges.js'

/** An active batch with codes that nobody has scanned yet. */
export interface FreshStickers {
  titleHu: string
  titleEn: string
  /** Points a scan brings. */
  points: number
  codes: string[]
}

/** Newest batches a sheet shows at most. */
const BATCHES_MAX = 12

const ACTIVE = `SELECT b.id, b.key_id AS "keyId", b.count, COALESCE(b.points, ${scanPoints('p')}) AS points,
    p.title_hu AS "titleHu", p.title_en AS "titleEn"
  FROM code_batches b JOIN participating_products p ON p.id = b.product_id
  WHERE b.state = 'active' AND (b.valid_from IS NULL OR b.valid_from <= ?)
    AND (b.valid_to IS NULL OR b.valid_to > ?)
  ORDER BY b.id DESC LIMIT ${BATCHES_MAX}`

const SCANNED = `WITH wanted AS (SELECT CAST(? AS INTEGER) AS batch, CAST(? AS INTEGER) AS ends)
  SELECT c.serial FROM wanted w
    JOIN codes c ON ${areStickers('c', { batch: 'w.batch', first: '0', last: 'w.ends' })}`

type ActiveBatch = Omit<FreshStickers, 'codes'> & { id: number; keyId: string; count: number }

/**
 * The first codes of every active batch that are still worth points.
 *
 * @param perBatch codes wanted of each batch
 * @param lookAt serials looked at in each batch; of a batch scanned further nothing is shown
 */
export async function freshStickers(perBatch: number, lookAt: number): Promise<FreshStickers[]> {
  const now = clock.now()
  const batches = await shopReader().rows<ActiveBatch>(ACTIVE, [now, now, now])
  return Promise.all(
    batches.map(async ({ id, keyId, count, ...batch }) => {
      const scanned = await shopReader().rows<{ serial: number }>(SCANNED, [id, lookAt - 1])
      const taken = new Set(scanned.map(({ serial }) => serial))
      const range = { first: 0, last: Math.min(count, lookAt) - 1 }
      const gaps = gapsBetween(range, await voidRanges(shopReader(), id, range))
      const serials = gaps.flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, place) => first + place)
      )
      const fresh = serials.filter((serial) => !taken.has(serial)).slice(0, perBatch)
      return { ...batch, codes: fresh.map((serial) => codeOfBatch({ id, keyId }, serial)) }
    })
  )
}
