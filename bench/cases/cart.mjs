import { jsonPost } from './scan.mjs'

/** Gifts a client puts in turn, so that a cart stays an ordinary one. */
const GIFTS = 10

/** Add to cart: the answer is the whole cart. */
export const cart = {
  name: 'cart',
  goal: 'add to cart, JSON answer with the cart',
  bar: 0.6,
  floorServer: './raw_server.mjs',
  // The quantity of a gift ends at 99; with so many members and gifts nobody comes near it.
  ours: (shop) => (_client, count) => {
    const member = shop.members[Math.floor((Math.random() * shop.members.length) / 2)]
    const { slug } = shop.products[count % GIFTS]
    return jsonPost(`/ajandekok/add_to_cart/${slug}`, member, { quantity: 1, variations: [] })
  },
  floor: () => (_client, count) => ({
    method: 'POST',
    path: '/cart',
    body: JSON.stringify({
      member: 1 + Math.floor(Math.random() * 500),
      product: 1 + (count % GIFTS),
    }),
  }),
}
