import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { BatchVoid, UnknownBatch } from '#points/exceptions'
import { BATCH_COLUMNS, findBatch, type CodeBatch } from '#points/queries/code_batch'

const ACTIVATE = `UPDATE code_batches SET state = 'active', activated_at = ?
  WHERE id = ? AND state = 'printed' RETURNING ${BATCH_COLUMNS}`

const WITHDRAW = `UPDATE code_batches SET state = 'void', voided_at = ?
  WHERE id = ? AND state <> 'void' RETURNING ${BATCH_COLUMNS}`

/**
 * Releases a printed batch: from now on its codes bring points. Again is harmless.
 *
 * @throws unknown_batch, batch_void
 */
export async function activateBatch(trx: Transaction, id: number, by: Actor): Promise<CodeBatch> {
  const [activated] = await rows<CodeBatch>(trx, ACTIVATE, [clock.now(), id])
  if (activated) await recordAudit(trx, { by, action: 'codes.activated', subject: subject(id) })
  const batch = activated ?? (await findBatch(trx, id))
  if (!batch) throw new UnknownBatch()
  if (batch.state === 'void') throw new BatchVoid()
  return batch
}

/**
 * Withdraws a batch for good; what was credited stays credited. Again is harmless.
 *
 * @throws unknown_batch
 */
export async function voidBatch(trx: Transaction, id: number, by: Actor): Promise<CodeBatch> {
  const [withdrawn] = await rows<CodeBatch>(trx, WITHDRAW, [clock.now(), id])
  if (withdrawn) await recordAudit(trx, { by, action: 'codes.voided', subject: subject(id) })
  const batch = withdrawn ?? (await findBatch(trx, id))
  if (!batch) throw new UnknownBatch()
  return batch
}

function subject(id: number) {
  return { type: 'code_batch', id }
}
