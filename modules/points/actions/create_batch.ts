import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { newestCodeKey } from '#points/code_keys'
import { BatchReferenceTaken, UnknownProduct } from '#points/exceptions'
import { BATCH_COLUMNS, type CodeBatch } from '#points/queries/code_batch'

/** What a new batch shall be. */
export interface BatchPlan {
  productId: number
  /** 1 to 1,048,576 codes. */
  count: number
  /** Points a scan brings; null or nothing: what the product brings at the time. */
  points?: number | null
  /** How many members may redeem one code: 1 for a sticker, more for a shared poster. */
  maxScans?: number
  /** Milliseconds UTC. */
  validFrom?: number | null
  /** Milliseconds UTC; from here on the codes are expired. */
  validTo?: number | null
  /** The same reference never makes a second batch. */
  reference?: string | null
}

const INSERT = `INSERT INTO code_batches
  (reference, key_id, product_id, count, points, max_scans, valid_from, valid_to, state, actor_id,
   created_at)
  SELECT CAST(? AS TEXT), CAST(? AS TEXT), id, CAST(? AS INTEGER), CAST(? AS INTEGER),
    CAST(? AS INTEGER), CAST(? AS BIGINT), CAST(? AS BIGINT), 'printed', CAST(? AS INTEGER),
    CAST(? AS BIGINT)
    FROM participating_products WHERE id = ?
  ON CONFLICT (reference) DO NOTHING RETURNING ${BATCH_COLUMNS}`

/**
 * Makes a batch under the newest key, printed and not active yet. Its codes are computed when they
 * are exported and cost the database nothing.
 *
 * @returns the new batch, or the one this reference made before
 * @throws unknown_product, batch_reference_taken
 */
export async function createBatch(
  trx: Transaction,
  plan: BatchPlan,
  by: Actor
): Promise<CodeBatch> {
  const actorId = by.source === 'admin' ? by.staffId : null
  const [created] = await rows<CodeBatch>(trx, INSERT, [
    plan.reference ?? null,
    newestCodeKey().id,
    plan.count,
    plan.points ?? null,
    plan.maxScans ?? 1,
    plan.validFrom ?? null,
    plan.validTo ?? null,
    actorId,
    clock.now(),
    plan.productId,
  ])
  if (!created) return firstOf(trx, plan)
  const subject = { type: 'code_batch', id: created.id }
  await recordAudit(trx, { by, action: 'codes.created', subject, detail: String(plan.count) })
  return created
}

async function firstOf(trx: Transaction, plan: BatchPlan): Promise<CodeBatch> {
  const sql = `SELECT ${BATCH_COLUMNS} FROM code_batches WHERE reference = ?`
  const [first] = await rows<CodeBatch>(trx, sql, [plan.reference ?? null])
  if (!first) throw new UnknownProduct()
  const isSame =
    first.productId === plan.productId &&
    first.count === plan.count &&
    first.points === (plan.points ?? null) &&
    first.maxScans === (plan.maxScans ?? 1) &&
    first.validFrom === (plan.validFrom ?? null) &&
    first.validTo === (plan.validTo ?? null)
  if (!isSame) throw new BatchReferenceTaken()
  return first
}
