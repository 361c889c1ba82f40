import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { balanceIn } from '#points'
import { WISHES_MAX } from '../constants.js'
import { NotThere, WishlistFull } from '../exceptions.js'
import { openProduct } from '../queries/open_product.js'

const REMOVE = 'DELETE FROM wishlist_entries WHERE member_id = ? AND product_id = ? RETURNING id'

// The unique pair decides between parallel adds; the guard stands in the statement that writes.
const ADD = `INSERT INTO wishlist_entries (member_id, product_id, created_at, announced_at)
  SELECT CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS BIGINT), CAST(? AS BIGINT)
  WHERE (SELECT count(*) FROM wishlist_entries WHERE member_id = ?) < ?
  ON CONFLICT (member_id, product_id) DO NOTHING RETURNING id`

const HELD = 'SELECT id FROM wishlist_entries WHERE member_id = ? AND product_id = ?'

/**
 * Puts a gift on the list a member saves for, or takes it off where it was there.
 *
 * @param slug of the product
 * @returns whether the gift is on the list now
 * @throws not_found, wishlist_full
 */
export async function toggleWish(memberId: number, slug: string): Promise<boolean> {
  const product = await openProduct(slug)
  if (!product) throw new NotThere()
  const wish = [memberId, product.id]
  return transaction(async (trx) => {
    if ((await rows(trx, REMOVE, wish)).length) return false
    const now = clock.now()
    // Who has the points already sees that on the page and need not be told later.
    const isInReach = product.stock !== 0 && (await balanceIn(trx, memberId)) >= product.price
    const instants = [now, isInReach ? now : null]
    const added = await rows(trx, ADD, [...wish, ...instants, memberId, WISHES_MAX])
    // Not added and there nevertheless: a second tab was as fast.
    if (added.length || (await rows(trx, HELD, wish)).length) return true
    throw new WishlistFull(WISHES_MAX)
  })
}
