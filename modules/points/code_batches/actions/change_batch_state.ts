import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { VOID_KEPT_MS } from '#points/constants'
import { BatchVoid, VoidForGood } from '#points/code_batches/exceptions'
import type CodeBatch from '../models/code_batch.js'
import { heldBatch } from '../queries/code_batch.js'

/**
 * Releases a printed batch: from now on its codes bring points. Again is harmless.
 *
 * @throws unknown_batch, batch_void
 */
export async function activateBatch(trx: Transaction, id: number, by: Actor): Promise<CodeBatch> {
  const batch = await heldBatch(trx, id)
  if (batch.state === 'void') throw new BatchVoid()
  if (batch.state === 'active') return batch
  await recordAudit(trx, { by, action: 'codes.activated', subject: subject(id) })
  return batch.merge({ state: 'active', activatedAt: clock.now() }).save()
}

/**
 * Makes a batch void, for a day until it can be restored no more; what was credited stays credited. Again
 * is harmless and keeps the first reason.
 *
 * @throws unknown_batch
 */
export async function voidBatch(
  trx: Transaction,
  id: number,
  { reason, by }: { reason: string; by: Actor }
): Promise<CodeBatch> {
  const batch = await heldBatch(trx, id)
  if (batch.state === 'void') return batch
  await recordAudit(trx, { by, action: 'codes.voided', subject: subject(id) })
  return batch.merge({ state: 'void', voidedAt: clock.now(), voidReason: reason }).save()
}

/**
 * Takes a void back: the batch is again what it was before. Again is harmless.
 *
 * @throws unknown_batch, void_for_good
 */
export async function restoreBatch(trx: Transaction, id: number, by: Actor): Promise<CodeBatch> {
  const batch = await heldBatch(trx, id)
  if (batch.state !== 'void') return batch
  if (batch.voidedAt === null || batch.voidedAt <= clock.now() - VOID_KEPT_MS)
    throw new VoidForGood()
  await recordAudit(trx, { by, action: 'codes.restored', subject: subject(id) })
  // What was not released before is not released by this.
  const state = batch.activatedAt === null ? 'printed' : 'active'
  return batch.merge({ state, voidedAt: null }).save()
}

function subject(id: number) {
  return { type: 'code_batch', id }
}
