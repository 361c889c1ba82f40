import { randomUUID } from 'node:crypto'
import { jsonPost } from './scan.mjs'

export const shipping = {
  last_name: 'Szűcs',
  first_name: 'Gábor',
  zip: '1117',
  city: 'Budapest',
  address: 'Fehérvári út',
  house_number: '84/A',
}

/** One order is two requests: a gift into the cart, then the checkout. */
export const checkout = {
  name: 'checkout',
  goal: 'order: add to cart and check out',
  bar: 0.6,
  floorServer: './raw_server.mjs',
  requestsPerFlow: 2,
  ours: (shop) => (client, count) => {
    // The second half of the members: the others' carts were filled by the cart case.
    const half = shop.members.length / 2
    const member = shop.members[half + (client % half)]
    const { slug, hash } = shop.products[10 + (client % 200)]
    if (count % 2 === 0) {
      return jsonPost(`/ajandekok/add_to_cart/${slug}`, member, { quantity: 1, variations: [] })
    }
    const items = { [hash]: { selected: true, quantity: 1 } }
    return jsonPost('/bevaltas', member, { shipping, items, idempotency_key: randomUUID() })
  },
  floor: () => (client, count) => {
    const member = 1 + (client % 200)
    const isOrder = count % 2 === 1
    const body = isOrder
      ? { member, key: randomUUID(), shipping }
      : { member, product: 10 + (client % 200) }
    return { method: 'POST', path: isOrder ? '/checkout' : '/cart', body: JSON.stringify(body) }
  },
}
