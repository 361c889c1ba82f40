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

const HELD = `SELECT count(*) AS total, count(CASE WHEN product_id = ? THEN 1 END) AS held
  FROM wishlist_entries WHERE member_id = ?`

interface Held {
  total: number | string
  held: number | string
}

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
    if (added.length) return true
    // Not added though there was room: a second tab was as fast, and a third may have taken it off again.
    const [list] = await rows<Held>(trx, HELD, [product.id, memberId])
    if (Number(list.total) >= WISHES_MAX && !Number(list.held)) throw new WishlistFull(WISHES_MAX)
    return Number(list.held) > 0
  })
}
