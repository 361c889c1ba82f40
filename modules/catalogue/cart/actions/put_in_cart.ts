import { batched } from '#app/database/batched'
import { WRITERS } from '#app/database/dialect'
import { putItems, type PutItem } from './write_cart_sql.js'

/**
 * Puts an item into the cart, or raises its quantity there. Those of a moment are written together.
 *
 * @returns false where the cart is full, or holds as much of it as can be ordered
 */
export const putInCart = batched(putTogether, {
  writes: true,
  groupsMax: WRITERS,
  aloneAfterError: 'Gifts for carts',
})

/** One statement writes one item for each member; a second item of the same member is written alone. */
async function putTogether(items: readonly PutItem[]): Promise<(boolean | Error)[]> {
  const first = new Map<number, PutItem>()
  for (const item of items) if (!first.has(item.memberId)) first.set(item.memberId, item)
  const written = await putItems([...first.values()])
  const again = (item: PutItem) => putTogether([item]).then(([answer]) => answer)
  return Promise.all(
    items.map((item) => {
      return first.get(item.memberId) === item ? written.has(item.memberId) : again(item)
    })
  )
}
