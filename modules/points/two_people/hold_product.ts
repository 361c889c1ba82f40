import type { Transaction } from '#app/transaction'
import CodeBatch from '../code_batches/models/code_batch.js'
import ParticipatingProduct from '../participating/models/participating_product.js'
import PointRule from '../point_rules/models/point_rule.js'
import type { Deed } from './deed.js'

/**
 * Has rules and code batches of one product wait for each other, so that neither is worth less than both
 * together are.
 */
export async function holdProduct(trx: Transaction, deed: Deed): Promise<void> {
  if (deed.kind === 'rule_added') await hold(trx, deed.change.productId)
  if (deed.kind === 'rule_changed') await holdProductOfRule(trx, deed.subjectId)
  if (deed.kind === 'batch') await hold(trx, (await CodeBatch.find(deed.subjectId, trx))?.productId)
}

/** The same by the id of a rule. */
export async function holdProductOfRule(trx: Transaction, id: number): Promise<void> {
  await hold(trx, (await PointRule.find(id, trx))?.productId)
}

async function hold(trx: Transaction, id: number | null = 0) {
  if (id) await ParticipatingProduct.query(trx).where({ id }).forUpdate()
}
