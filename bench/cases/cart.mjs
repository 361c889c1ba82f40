import { jsonPost } from './scan.mjs'

/** Gifts a client puts in turn, so that a cart stays an ordinary one. */
const GIFTS = 6

/** Add to cart: the answer is the whole cart. */
export const cart = {
  name: 'cart',
  goal: 'add to cart, JSON answer with the cart',
  bar: 0.6,
  floorServer: './raw_server.mjs',
  // The quantity of a gift ends at 99; from there the answer is a refusal, which costs the same.
  ok: (status) => status < 300 || status === 422,
  ours: (shop) => (client, count) => {
    const member = shop.members[client % shop.members.length]
    const { slug } = shop.products[count % GIFTS]
    return jsonPost(`/ajandekok/add_to_cart/${slug}`, member, { quantity: 1, variations: [] })
  },
  floor: () => (client, count) => ({
    method: 'POST',
    path: '/cart',
    body: JSON.stringify({ member: 1 + (client % 200), product: 1 + (count % GIFTS) }),
  }),
}
