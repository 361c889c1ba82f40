import type { DeskOrder } from '../queries/admin/desk_orders.js'

/** One shelf of the store to go to, and for which orders. */
export interface PickedItem {
  title: string
  variations: string
  /** Pieces of all orders together. */
  quantity: number
  /** Pieces by the number of the order, oldest order first. */
  orders: Map<number, number>
}

/** What orders need together, each stock item once, in the alphabet of the store. */
export function piecesToPick(orders: DeskOrder[]): PickedItem[] {
  const items = new Map<number, PickedItem>()
  for (const { id, lines } of orders) {
    for (const { stockItemId, title, variations, quantity } of lines) {
      const item = items.get(stockItemId) ?? { title, variations, quantity: 0, orders: new Map() }
      item.quantity += quantity
      item.orders.set(id, (item.orders.get(id) ?? 0) + quantity)
      items.set(stockItemId, item)
    }
  }
  const { compare } = new Intl.Collator('hu', { numeric: true })
  return [...items.values()].sort(
    (one, other) => compare(one.title, other.title) || compare(one.variations, other.variations)
  )
}
