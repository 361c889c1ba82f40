import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import Product from '../models/product.js'

interface WantedSale {
  isPublished: boolean
  by: Actor
}

/**
 * Puts a gift on sale, or takes it off; its carts and orders stay.
 *
 * @returns false where there is none, where promotions give it, and where it stands so already
 */
export async function publishProduct(
  trx: Transaction,
  id: number,
  { isPublished, by }: WantedSale
): Promise<boolean> {
  const { client } = trx
  const product = await Product.query({ client }).where({ id }).forUpdate().first()
  if (!product || product.isGift || (product.publishedAt !== null) === isPublished) return false
  const now = clock.now()
  await product.merge({ publishedAt: isPublished ? now : null, updatedAt: now }).save()
  const detail = isPublished ? 'on_sale' : 'draft'
  await recordAudit(trx, {
    by,
    action: 'product.changed',
    subject: { type: 'product', id },
    detail,
  })
  return true
}
