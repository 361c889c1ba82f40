import type { FieldCodes } from '~/forms/form_errors'
import { canBeOrdered, type Cart, type CartItem } from './cart_shape'
import { isOf } from './gift_limit'

/** What the member decided about items, by hash; what is not there follows the default. */
export type Decisions = Readonly<Record<string, boolean>>

/**
 * Whether an item is selected before the member decides: a reward always, another item only below
 * the available points. @source requirements C-16
 */
function selectedByDefault(item: CartItem, availablePoints: number): boolean {
  return item.is_promotion_reward || item.price < availablePoints
}

/** Whether an item goes into the order; what is out of stock or over its limit never does. @source requirements C-20 */
export function isSelected(item: CartItem, cart: Cart, decisions: Decisions): boolean {
  if (!canBeOrdered(item)) return false
  return decisions[item.id] ?? selectedByDefault(item, cart.available_points)
}

/** The items that go into the order. */
export function selectedItems(cart: Cart, decisions: Decisions): CartItem[] {
  return Object.values(cart.items).filter((item) => isSelected(item, cart, decisions))
}

/** Points of the given items together. */
export function pointsOf(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + item.price * item.quantity, 0)
}

/** What is wrong with a selection, by field; the server asks the same. @source requirements C-17 to C-19 */
export function selectionErrors(cart: Cart, decisions: Decisions): FieldCodes {
  const chosen = selectedItems(cart, decisions)
  if (!chosen.some((item) => item.quantity > 0)) return { items: 'no_selection' }
  const errors: FieldCodes = {}
  for (const item of chosen) {
    const code = itemError(item, cart.available_points) ?? limitError(item, chosen)
    if (code) errors[fieldOf(item)] = code
  }
  const isOver = pointsOf(chosen) > cart.available_points
  if (isOver && Object.keys(errors).length === 0) errors.items = 'not_enough_points'
  return errors
}

/** The limit of a gift is one for all its variations. */
function limitError(item: CartItem, chosen: CartItem[]): string | undefined {
  if (!item.limit) return undefined
  const pieces = chosen
    .filter((one) => isOf(one, item.slug))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return pieces > item.limit.left ? 'gift_limit' : undefined
}

/** The name an item has among the fields of the checkout. */
export function fieldOf(item: CartItem): string {
  return `items.${item.id}`
}

function itemError(item: CartItem, points: number): string | undefined {
  if (item.stock !== null && item.quantity > item.stock) return 'out_of_stock'
  if (item.price > points) return 'not_enough_points'
  return item.price * item.quantity > points ? 'not_enough_points_quantity' : undefined
}
