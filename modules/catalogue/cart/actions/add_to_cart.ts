import { QUANTITY_MAX_UNLIMITED } from '#catalogue/constants'
import {
  CartFull,
  GiftLimitReached,
  NotThere,
  OutOfStock,
  QuantityLimit,
  VariationMissing,
  VariationUnknown,
} from '#catalogue/exceptions'
import { cartHash, combinationOf } from '#catalogue/products/combination'
import { orderableBySlug, type Orderable } from '#catalogue/products/queries/product_by_slug'
import CartItem from '../models/cart_item.js'
import { putInCart } from './put_in_cart.js'

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

/**
 * Puts a gift in the cart; the same gift in the same variations raises its quantity.
 *
 * @throws not_found, required and invalid on variations, out_of_stock, gift_limit, quantity_limit,
 * cart_full
 */
export async function addToCart(choice: Choice): Promise<void> {
  const product = await orderableBySlug(choice.product, choice.memberId)
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
  const { price, id: productId } = product
  const item = { memberId, hash, productId, combination, quantity, price, max }
  if (await putInCart(item)) return
  throw (await CartItem.query().where({ memberId, hash }).first())
    ? new QuantityLimit(max)
    : new CartFull()
}

/** One known value for each type of the product, each type once. */
function chosenValues(product: Orderable, chosen: Choice['variations']): number[] {
  const types = product.availableVariationValues
  for (const { type, value } of chosen) {
    const known = types.find((one) => one.id === type)
    if (!known?.values.some((one) => one.id === value)) throw new VariationUnknown()
  }
  if (new Set(chosen.map((one) => one.type)).size < chosen.length) throw new VariationUnknown()
  if (chosen.length < types.length) throw new VariationMissing()
  return chosen.map((one) => one.value)
}

function maximumOf(product: Orderable, combination: string): number {
  const stock = product.combinations.length
    ? (product.combinations.find((one) => one.combination === combination) ?? { stock: 0 }).stock
    : product.stock
  return stock ?? QUANTITY_MAX_UNLIMITED
}
