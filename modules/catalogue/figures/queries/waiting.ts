import { waitingOrders } from '#catalogue/desk/queries/admin/orders_page'
import { lowItems } from '#catalogue/stock/queries/admin/low_items'

/** Orders that were neither delivered nor cancelled. */
export async function openOrders(): Promise<number> {
  const waiting = await waitingOrders()
  return Object.values(waiting).reduce((sum, count) => sum + count, 0)
}

/** Stock items that run low, as the list of stock filters them. */
export async function lowStock(): Promise<number> {
  const [{ items }] = await lowItems().count('* as items').pojo<{ items: number | string }>()
  return Number(items)
}
