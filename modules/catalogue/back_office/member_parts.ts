import { serialized } from '#app/http/serialized'
import { registerMemberParts } from '#app/staff/member_parts'
import { balanceOf } from '#points'
import { cartOf } from '../cart/queries/cart_of.js'
import { ordersOfMember } from '../orders/queries/orders_of_member.js'
import OrderTransformer from '../orders/transformers/order_transformer.js'
import { productList } from '../products/queries/product_list.js'
import { nextGiftOf } from '../wishlist/queries/next_gift.js'
import { wishlistOf } from '../wishlist/queries/wishlist_of.js'

registerMemberParts('card', {
  async next_gift({ memberId, locale }) {
    return nextGiftOf({ id: memberId, points: await balanceOf(memberId) }, locale)
  },
  wishes: async ({ memberId, locale }) => (await wishlistOf(memberId, locale)).length,
})

registerMemberParts('screens', {
  cart: ({ memberId, locale }) => cartOf(memberId, locale),
  wishes: ({ memberId, locale }) => wishlistOf(memberId, locale),
  async orders({ memberId, locale }) {
    const orders = await ordersOfMember(memberId, 1)
    const data = await serialized(OrderTransformer.transform(orders.all(), locale))
    return { data, total: orders.total }
  },
  /** What the list of gifts holds where the member asks for what the points are enough for. */
  async gifts({ memberId, locale }) {
    const wanted = { memberId, locale, page: 1, sort: 'price_desc' } as const
    return productList({ ...wanted, priceMax: await balanceOf(memberId) })
  },
})
