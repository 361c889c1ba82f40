/** The cart of a member, for the shared properties of every page. */
export { cartOf, type Cart, type CartItem } from './queries/cart_of.js'
/** The gift a member's tape leads to. */
export { nextGiftOf, type NextGift } from './queries/next_gift.js'
/** What a member saves for. */
export { wishlistOf, type Wish } from './queries/wishlist_of.js'
export { toggleWish } from './actions/toggle_wish.js'
/** Lays a gift that a promotion grants into the cart of its member. */
export { putRewardInCart, type GrantedReward } from './actions/put_reward_in_cart.js'
/** Sets what is left of a new product, with the movements that explain it. */
export { setStock, type CombinationCount, type StockCount } from './actions/set_stock.js'
/** Adds to stock and takes from it, with the reason. */
export { moveStock, type StockMove } from './actions/move_stock.js'
/** The steps of an order; a cancelled one gives back points and stock. */
export { cancelOrder, changeOrderStatus, type StatusChange } from './actions/change_order_status.js'
export { ORDER_STATUSES, ORDER_TRANSITIONS, type OrderStatus } from './order_status.js'
/** What staff write about an order. */
export { writeOrderNote, type OrderNote } from './actions/write_order_note.js'
/** When an order took which step. */
export { stepsOf, type OrderStep } from './queries/steps_of.js'
/** The parcels of an order, and the gifts that go out in place of ordered ones. */
export { sendParcel, type SentParcel } from './actions/send_parcel.js'
export { deliverParcel, correctParcel } from './actions/follow_parcel.js'
export { substituteLine, type LineSubstitution } from './actions/substitute_line.js'
export { parcelsOf, type Parcel } from './queries/parcels_of.js'
export { substitutionsOf, type Substitution } from './queries/substitutions_of.js'
/** Words that no category slug may be. */
export { RESERVED_CATEGORY_SLUGS } from './constants.js'
/** Puts a gift into a cart and exchanges points for what lies there. */
export { addToCart, type Choice } from './actions/add_to_cart.js'
export { placeOrder } from './actions/place_order.js'
export type { OrderRequest } from './order_request.js'
/** Gifts and stock come from CSV files. */
export * from './imports/main.js'
