import { NotThere, QuantityLocked } from '#catalogue/exceptions'
import CartItem from '../models/cart_item.js'
import { removeItem, setQuantity } from './write_cart_sql.js'

/** A change of one cart item. */
export interface QuantityChange {
  memberId: number
  hash: string
  /** Whole; 0 removes the item, more than there is becomes what there is. */
  quantity: number
}

/**
 * Sets the quantity of an item of the member's own cart, or removes it.
 *
 * @throws not_found for an item that is not in this member's cart, quantity_locked
 */
export async function changeQuantity(change: QuantityChange): Promise<void> {
  const { memberId, hash, quantity } = change
  const own = { memberId, hash }
  const isChanged = await (quantity === 0 ? removeItem(own) : setQuantity(own, quantity))
  if (isChanged) return
  throw (await CartItem.query().where(own).first()) ? new QuantityLocked() : new NotThere()
}
