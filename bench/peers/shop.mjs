import { cart } from '../cases/cart.mjs'
import { checkout } from '../cases/checkout.mjs'
import { dialog } from '../cases/dialog.mjs'
import { pageRequests } from '../cases/member_page.mjs'
import { connectTo } from '../load/connection.mjs'

export const SHOP_ORDERS = 'SELECT count(*) FROM orders'

/** What our own shop is asked for beside the peers, by signed-in members. */
export async function shopFlows(shop) {
  const first = await pageRequests(shop, '/ajandekok')
  const second = turned(await pageRequests(shop, '/ajandekok?page=2'))
  await provePages(shop.port, [first(0), second(0)])
  const gift = await dialog.ours(shop)
  const [add, order] = [cart.ours(shop), checkout.ours(shop)]
  return {
    list: async (ask, client) => {
      await ask(first(client))
      await ask(second(client))
    },
    page: (ask, client) => ask(first(client)),
    detail: (ask, client, count) => ask(gift(client, count)),
    cart: (ask, client, count) => ask(add(client, count)),
    order: async (ask, client, count) => {
      await ask(order(client, 2 * count))
      await ask(order(client, 2 * count + 1))
    },
  }
}

/** As the list turns its pages: it asks for other gifts, and keeps the rest of the page. */
const turned = (next) => (client) => {
  const request = next(client)
  const headers = {
    ...request.headers,
    'x-inertia-partial-component': 'catalogue/products',
    'x-inertia-partial-data': 'products',
  }
  return { ...request, headers }
}

/** Two pages of the list hold two dozen gifts. */
async function provePages(port, requests) {
  const { ask, close } = connectTo(port)
  const slugs = new Set()
  for (const request of requests) {
    const { props } = JSON.parse((await ask(request)).text())
    for (const { slug } of props.products.data) slugs.add(slug)
  }
  close()
  if (slugs.size !== 24) throw new Error(`The list showed ${slugs.size} gifts on two pages`)
}
