import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { acceptScans, codeOfBatch, reviewHarvests } from '#points'
import type { ScannableBatches } from './batches.js'

/** Stretches of a code batch that one member scanned in one go: place from the end of the members. */
const HARVESTS = [
  { fromEnd: 1, product: 'homlokzatfestek-16-l', first: 15_000, count: 132 },
  { fromEnd: 4, product: 'flexibilis-fugazo-5-kg', first: 12_400, count: 118 },
]

/** Two members scan what nobody buys in one go, so that the review list has something to show. */
export async function fillHarvests(memberIds: number[], batches: ScannableBatches): Promise<void> {
  for (const { fromEnd, product, first, count } of HARVESTS) {
    const memberId = memberIds[memberIds.length - fromEnd]
    const { id: batchId, keyId } = batches.get(product)!
    await transaction(async (trx) => {
      for (let serial = first; serial < first + count; serial++) {
        const code = codeOfBatch({ id: batchId, keyId }, serial)
        const at = clock.now()
        const claim = { memberId, code, batchId, serial, keyId, clientKey: null, at }
        await acceptScans(trx, [claim], [])
      }
    })
  }
  await reviewHarvests()
}
