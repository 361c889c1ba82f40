import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows, runnerOf } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { BatchVoid, RangeOutsideBatch, UnknownBatch } from '#points/exceptions'
import { BATCH_COLUMNS, type CodeBatch } from '#points/queries/code_batch'
import { gapsBetween, voidRanges, type SerialRange } from '#points/queries/void_ranges'

/** Which stickers are withdrawn, why and by whom. */
export interface Withdrawal extends SerialRange {
  batchId: number
  reason: string
  by: Actor
}

/** Locks the batch: two withdrawals of it wait for each other, scans do not. */
const HOLD = `UPDATE code_batches SET state = state WHERE id = ? RETURNING ${BATCH_COLUMNS}`

const INSERT = `INSERT INTO void_ranges
  (batch_id, first_serial, last_serial, reason, actor_id, voided_at) VALUES (?, ?, ?, ?, ?, ?)`

/**
 * Withdraws a part of a batch for good; what was credited stays credited, the rest of the batch
 * goes on. What was withdrawn before keeps its first reason, so that again is harmless.
 *
 * @returns the parts that were withdrawn now
 * @throws unknown_batch, batch_void, range_outside_batch
 */
export async function withdrawRange(
  trx: Transaction,
  { batchId, first, last, reason, by }: Withdrawal
): Promise<SerialRange[]> {
  const [batch] = await rows<CodeBatch>(trx, HOLD, [batchId])
  if (!batch) throw new UnknownBatch()
  if (batch.state === 'void') throw new BatchVoid()
  if (first < 0 || first > last || last >= batch.count) throw new RangeOutsideBatch(batch.count)
  const range = { first, last }
  const before = await voidRanges(runnerOf(trx), batchId, range)
  const parts = gapsBetween(range, before)
  const actorId = by.source === 'admin' ? by.staffId : null
  for (const part of parts) {
    await rows(trx, INSERT, [batchId, part.first, part.last, reason, actorId, clock.now()])
  }
  const subject = { type: 'code_batch', id: batchId }
  const detail = `${first + 1}-${last + 1}`
  if (parts.length) await recordAudit(trx, { by, action: 'codes.withdrawn', subject, detail })
  return parts
}
