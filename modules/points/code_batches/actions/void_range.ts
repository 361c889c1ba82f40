import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { BatchVoid, RangeOutsideBatch } from '#points/code_batches/exceptions'
import VoidRange from '../models/void_range.js'
import { heldBatch } from '../queries/code_batch.js'
import { gapsBetween, voidRanges, type SerialRange } from '../queries/void_ranges.js'

/** Which stickers are voided, why and by whom. */
export interface RangeToVoid extends SerialRange {
  batchId: number
  reason: string
  by: Actor
}

/**
 * Voids a part of a batch for good; what was credited stays credited, the rest of the batch
 * goes on. What was void before keeps its first reason, so that again is harmless.
 *
 * @returns the parts that were voided now
 * @throws unknown_batch, batch_void, range_outside_batch
 */
export async function voidRange(
  trx: Transaction,
  { batchId, first, last, reason, by }: RangeToVoid
): Promise<SerialRange[]> {
  const batch = await heldBatch(trx, batchId)
  if (batch.state === 'void') throw new BatchVoid()
  if (first < 0 || first > last || last >= batch.count) throw new RangeOutsideBatch(batch.count)
  const range = { first, last }
  const before = await voidRanges(batchId, range, trx)
  const parts = gapsBetween(range, before)
  const actorId = by.source === 'admin' ? by.staffId : null
  for (const part of parts) {
    const serials = { firstSerial: part.first, lastSerial: part.last }
    const values = { batchId, ...serials, reason, actorId, voidedAt: clock.now() }
    await VoidRange.create(values, { client: trx.client })
  }
  const subject = { type: 'code_batch', id: batchId }
  const detail = `${first + 1}-${last + 1}`
  // The log keeps the word it began with.
  if (parts.length) await recordAudit(trx, { by, action: 'codes.withdrawn', subject, detail })
  return parts
}
