import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { holdMember } from '#auth'
import { balanceIn } from '#points'
import { WISHES_MAX } from '../constants.js'
import { NotThere, WishlistFull } from '../exceptions.js'
import { openProduct, type OpenProduct } from '../queries/open_product.js'
import { PRODUCT_IS_OPEN } from '../queries/stock_sql.js'

const REMOVE = `DELETE FROM wishlist_entries WHERE member_id = ?
  AND product_id = (SELECT id FROM products WHERE slug = ?) RETURNING id`

/** Wishes of a member whose gift can be seen now; the others are shown nowhere and do not count. */
const SEEN = `FROM wishlist_entries w JOIN products p ON p.id = w.product_id
  LEFT JOIN categories k ON k.id = p.category_id
  WHERE ${PRODUCT_IS_OPEN} AND w.member_id = ?`

// The unique pair decides between parallel adds; the guard stands in the statement that writes.
const ADD = `INSERT INTO wishlist_entries (member_id, product_id, created_at, announced_at)
  SELECT CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS BIGINT), CAST(? AS BIGINT)
  WHERE (SELECT count(*) ${SEEN}) < ?
  ON CONFLICT (member_id, product_id) DO NOTHING RETURNING id`

const HELD = `SELECT (SELECT count(*) ${SEEN}) AS total, count(*) AS held
  FROM wishlist_entries WHERE member_id = ? AND product_id = ?`

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
  return transaction(async (trx) => {
    // Several adds at once would all count what stood there before them.
    if (!(await holdMember(trx, memberId))) throw new NotThere()
    if ((await rows(trx, REMOVE, [memberId, slug])).length) return false
    // Only now: what cannot be seen any more can still be taken off.
    if (!product) throw new NotThere()
    return add(trx, memberId, product)
  })
}

async function add(trx: Transaction, memberId: number, product: OpenProduct): Promise<boolean> {
  const now = clock.now()
  // Who has the points already sees that on the page and need not be told later.
  const isInReach = product.stock !== 0 && (await balanceIn(trx, memberId)) >= product.price
  const wish = [memberId, product.id, now, isInReach ? now : null]
  const seen = [now, memberId]
  if ((await rows(trx, ADD, [...wish, ...seen, WISHES_MAX])).length) return true
  const [list] = await rows<Held>(trx, HELD, [...seen, memberId, product.id])
  if (Number(list.total) >= WISHES_MAX && !Number(list.held)) throw new WishlistFull(WISHES_MAX)
  return Number(list.held) > 0
}
