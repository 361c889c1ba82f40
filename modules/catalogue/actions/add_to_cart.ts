import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { statementAlone } from '#app/transaction'
import { cartHash, combinationOf } from '../combination.js'
import { CART_ITEMS_MAX, QUANTITY_MAX_UNLIMITED } from '../constants.js'
import {
  CartFull,
  GiftLimitReached,
  NotThere,
  OutOfStock,
  QuantityLimit,
  VariationMissing,
  VariationUnknown,
} from '../exceptions.js'
import { productBySlug, type Product } from '../queries/product_by_slug.js'

/** A gift a member wants in the cart. */
export interface Choice {
  memberId: number
  /** Slug of the product. */
  product: string
  /** Whole, at least 1; cut to what can be ordered. */
  quantity: number
  /** Ids of a variation type and one of its values. */
  variations: { type: number; value: number }[]
}

// The item is written whole or not at all: the guards stand in the statement that writes.
const ADD = `INSERT INTO cart_items
  (member_id, hash, product_id, combination, quantity, seen_price, created_at)
  SELECT CAST(? AS INTEGER), CAST(? AS VARCHAR(64)), CAST(? AS INTEGER), CAST(? AS VARCHAR(100)),
    CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS BIGINT)
  WHERE (SELECT count(*) FROM cart_items WHERE member_id = ? AND hash <> ?) < ?
  ON CONFLICT (member_id, hash) DO UPDATE SET quantity =
    CASE WHEN cart_items.quantity + excluded.quantity > ? THEN ?
    ELSE cart_items.quantity + excluded.quantity END, seen_price = excluded.seen_price
  WHERE cart_items.quantity < ?
  RETURNING quantity`

const QUANTITY = 'SELECT quantity FROM cart_items WHERE member_id = ? AND hash = ?'

/**
 * Puts a gift in the cart; the same gift in the same variations raises its quantity.
 *
 * @throws not_found, required and invalid on variations, out_of_stock, gift_limit, quantity_limit,
 * cart_full
 */
export async function addToCart(choice: Choice): Promise<void> {
  const product = await productBySlug(choice.product, { locale: 'en', memberId: choice.memberId })
  if (!product) throw new NotThere()
  const combination = combinationOf(chosenValues(product, choice.variations))
  const stock = maximumOf(product, combination)
  if (stock === 0) throw new OutOfStock()
  const { limit } = product
  if (limit?.left === 0) throw new GiftLimitReached('quantity', limit)
  const max = Math.min(stock, limit?.left ?? stock)
  const { memberId } = choice
  const hash = cartHash(product.id, combination)
  const quantity = Math.min(choice.quantity, max)
  const item = [memberId, hash, product.id, combination, quantity, product.price, clock.now()]
  const guards = [memberId, hash, CART_ITEMS_MAX, max, max, max]
  const [written] = await statementAlone(ADD, [...item, ...guards])
  if (written) return
  const [held] = await shopReader().rows(QUANTITY, [memberId, hash])
  throw held ? new QuantityLimit(max) : new CartFull()
}

/** One known value for each type of the product, each type once. */
function chosenValues(product: Product, chosen: Choice['variations']): number[] {
  const types = product.availableVariationValues
  for (const { type, value } of chosen) {
    const known = types.find((one) => one.id === type)
    if (!known?.values.some((one) => one.id === value)) throw new VariationUnknown()
  }
  if (new Set(chosen.map((one) => one.type)).size < chosen.length) throw new VariationUnknown()
  if (chosen.length < types.length) throw new VariationMissing()
  return chosen.map((one) => one.value)
}

function maximumOf(product: Product, combination: string): number {
  const stock = product.combinations.length
    ? (product.combinations.find((one) => one.combination === combination) ?? { stock: 0 }).stock
    : product.stock
  return stock ?? QUANTITY_MAX_UNLIMITED
}
