import { clock } from '#app/clock'
import Code from '#points/code_batches/models/code'
import CodeBatch from '#points/code_batches/models/code_batch'
import { codeOfBatch } from '#points/code_batches/queries/code_of_batch'
import { gapsBetween, voidRanges } from '#points/code_batches/queries/void_ranges'
import { areStickers } from '#points/code_batches/stickers_sql'
import { worthNow } from '#points/participating/product_sql'

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

/**
 * The first codes of every active batch that are still worth points.
 *
 * @param perBatch codes wanted of each batch
 * @param lookAt serials looked at in each batch; of a batch scanned further nothing is shown
 */
export async function freshStickers(perBatch: number, lookAt: number): Promise<FreshStickers[]> {
  const now = clock.now()
  const batches = await CodeBatch.query()
    .where('state', 'active')
    .where((begun) => begun.whereNull('validFrom').orWhere('validFrom', '<=', now))
    .where((open) => open.whereNull('validTo').orWhere('validTo', '>', now))
    .preload('product', (product) => void product.select('*', worthNow()))
    .orderBy('id', 'desc')
    .limit(BATCHES_MAX)
  return Promise.all(
    batches.map(async (batch) => {
      const range = { first: 0, last: Math.min(batch.count, lookAt) - 1 }
      const stickers = { batch: `${batch.id}`, first: '0', last: `${range.last}` }
      const scanned = await Code.query().whereRaw(areStickers('codes', stickers))
      const taken = new Set(scanned.map(({ serial }) => serial))
      const serials = gapsBetween(range, await voidRanges(batch.id, range)).flatMap(
        ({ first, last }) => Array.from({ length: last - first + 1 }, (_, place) => first + place)
      )
      const fresh = serials.filter((serial) => !taken.has(serial)).slice(0, perBatch)
      const { titleHu, titleEn, worth } = batch.product
      const codes = fresh.map((serial) => codeOfBatch(batch, serial))
      return { titleHu, titleEn, points: batch.points ?? worth, codes }
    })
  )
}
