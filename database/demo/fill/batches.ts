import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { activateBatch, createBatch, voidBatch, voidRange, type CodeBatch } from '#points'
import { codeBatches } from '../code_batches.js'
import { participatingProducts } from '../participating_products.js'
import { insertRow } from './insert.js'
import { pictureName } from './pictures.js'

/** The demo is filled at the command line. */
const OPERATOR = { source: 'cli' } as const

/** Batches whose codes members could scan, by slug of their product. */
export type ScannableBatches = Map<string, CodeBatch>

/** Writes the sticker-marked products and prints their codes; printed runs are released. */
export async function fillBatches(trx: Transaction): Promise<ScannableBatches> {
  const productIds = await fillParticipatingProducts(trx)
  const scannable: ScannableBatches = new Map()
  for (const { reference, product, count, state } of codeBatches) {
    const batch = await createBatch(
      trx,
      { reference, productId: productIds.get(product)!, count },
      OPERATOR
    )
    if (state === 'printed') continue
    scannable.set(product, await activateBatch(trx, batch.id, OPERATOR))
  }
  return scannable
}

/** Withdraws the batches of the last season, whose codes were scanned before, and spoiled sheets. */
export async function voidBatches(trx: Transaction, scannable: ScannableBatches): Promise<void> {
  for (const { product, state, withdrawn } of codeBatches) {
    const batchId = scannable.get(product)?.id
    if (state === 'void') await voidBatch(trx, batchId!, { reason: 'Tavalyi szezon', by: OPERATOR })
    if (!withdrawn) continue
    const range = { first: withdrawn.from - 1, last: withdrawn.to - 1 }
    await voidRange(trx, {
      ...range,
      batchId: batchId!,
      reason: withdrawn.reason,
      by: OPERATOR,
    })
  }
}

async function fillParticipatingProducts(trx: Transaction): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, { drawing, ...product }] of participatingProducts.entries()) {
    const now = clock.now()
    const row = { ...product, picture: pictureName(drawing), position: index * 10 }
    const id = await insertRow(trx, 'participating_products', {
      ...row,
      created_at: now,
      updated_at: now,
    })
    ids.set(product.slug, id)
  }
  return ids
}
