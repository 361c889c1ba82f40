import { clock } from '#app/clock'
import { transaction, type Transaction } from '#app/transaction'
import { holdMember } from '#auth'
import { WISHES_MAX } from '#catalogue/constants'
import { NotThere, WishlistFull } from '#catalogue/exceptions'
import Product from '#catalogue/products/models/product'
import { orderableBySlug, type Orderable } from '#catalogue/products/queries/product_by_slug'
import { balanceIn } from '#points'
import WishlistEntry from '../models/wishlist_entry.js'
import { openWishes } from '../queries/wishlist_sql.js'

/**
 * Puts a gift on the list a member saves for, or takes it off where it was there.
 *
 * @param slug of the product
 * @returns whether the gift is on the list now
 * @throws not_found, wishlist_full
 */
export async function toggleWish(memberId: number, slug: string): Promise<boolean> {
  const open = await orderableBySlug(slug, memberId)
  return transaction(async (trx) => {
    const { client } = trx
    // The member is held, so that adds at the same moment count each other's wishes.
    if (!(await holdMember(trx, memberId))) throw new NotThere()
    const product = await Product.findBy('slug', slug, { client })
    const wished = { memberId, productId: product?.id ?? 0 }
    const entry = await WishlistEntry.query({ client }).where(wished).first()
    if (entry) {
      await entry.delete()
      return false
    }
    // Checked only now: a hidden gift can still be taken off the list.
    if (!open) throw new NotThere()
    await add(trx, memberId, open)
    return true
  })
}

async function add(trx: Transaction, memberId: number, product: Orderable): Promise<void> {
  const { client, runner } = trx
  // Hidden gifts are not shown on the list and do not count.
  if ((await openWishes(memberId, 'hu', runner)).length >= WISHES_MAX) {
    throw new WishlistFull(WISHES_MAX)
  }
  // A member who has the points already sees that on the page, and gets no mail later.
  const isInReach = product.stock !== 0 && (await balanceIn(trx, memberId)) >= product.price
  const now = clock.now()
  const stamps = { createdAt: now, announcedAt: isInReach ? now : null }
  await WishlistEntry.create({ memberId, productId: product.id, ...stamps }, { client })
}
