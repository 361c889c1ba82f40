import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { isUniqueViolation } from '#app/database/unique_violation'
import type { Transaction } from '#app/transaction'
import { BatchReferenceTaken } from '#points/code_batches/exceptions'
import { DayIsOver, UnknownProduct } from '#points/exceptions'
import ParticipatingProduct from '#points/participating/models/participating_product'
import { newestCodeKey } from '../code_keys.js'
import CodeBatch from '../models/code_batch.js'

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

/**
 * Makes a batch under the newest key, printed and not active yet. Its codes are computed when they
 * are exported and cost the database nothing.
 *
 * @returns the new batch, or the one this reference made before
 * @throws unknown_product, batch_reference_taken, day_is_over where its codes would never bring anything
 */
export async function createBatch(
  trx: Transaction,
  plan: BatchPlan,
  by: Actor
): Promise<CodeBatch> {
  const now = clock.now()
  const first = await madeBefore(trx, plan)
  if (first) return first
  if (isOver(plan, now)) throw new DayIsOver('valid_to')
  const { client } = trx
  if (!(await ParticipatingProduct.find(plan.productId, { client }))) throw new UnknownProduct()
  const created = await CodeBatch.create(
    {
      reference: plan.reference ?? null,
      keyId: newestCodeKey().id,
      productId: plan.productId,
      ...termsOf(plan),
      state: 'printed',
      actorId: by.source === 'admin' ? by.staffId : null,
      createdAt: now,
    },
    { client }
  ).catch((error) => {
    // Somebody made it under this reference at the same moment.
    throw isUniqueViolation(error) ? new BatchReferenceTaken() : error
  })
  const subject = { type: 'code_batch', id: created.id }
  await recordAudit(trx, { by, action: 'codes.created', subject, detail: String(plan.count) })
  return created.refresh()
}

function termsOf({ count, points, maxScans, validFrom, validTo }: BatchPlan) {
  return {
    count,
    points: points ?? null,
    maxScans: maxScans ?? 1,
    validFrom: validFrom ?? null,
    validTo: validTo ?? null,
  }
}

function isOver({ validTo }: BatchPlan, now: number) {
  return validTo !== null && validTo !== undefined && validTo <= now
}

/** @throws batch_reference_taken where the reference stands for another batch */
async function madeBefore({ client }: Transaction, plan: BatchPlan): Promise<CodeBatch | null> {
  if (!plan.reference) return null
  const first = await CodeBatch.findBy({ reference: plan.reference }, { client })
  if (!first) return null
  const wanted = Object.entries({ productId: plan.productId, ...termsOf(plan) })
  const isSame = wanted.every(([name, value]) => first.$attributes[name] === value)
  if (!isSame) throw new BatchReferenceTaken()
  return first
}
