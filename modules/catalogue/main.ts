/** The cart of a member, for the shared properties of every page. */
export { cartOf, type Cart } from './cart/queries/cart_of.js'
/** Puts a gift into a cart, and exchanges points for what lies there. */
export { addToCart } from './cart/actions/add_to_cart.js'
export { placeOrder } from './checkout/actions/place_order.js'
/** Gifts that cost nothing: laid into a cart, taken out, and known by the module that grants them. */
export { putRewardInCart, takeRewardsFromCarts } from './cart/actions/put_reward_in_cart.js'
export { PromisedGifts, type UsedReward } from './contracts/promised_gifts.js'
export { promisable, type PromisableGift } from './products/queries/promisable_gifts.js'
export { thumbnailOf, type Thumbnail } from './products/thumbnail.js'
export { rewardHash } from './products/combination.js'
/** A mail to a member in the member's language, and what must be true of rewards in orders. */
export { memberMail } from './orders/member_mail.js'
export { registerRewardTruths } from './truths/order_truths_sql.js'
/** The gift a member is saving for next, and what a member wishes for. */
export { nextGiftOf } from './wishlist/queries/next_gift.js'
export { toggleWish } from './wishlist/actions/toggle_wish.js'
/** Sets what is left of a new product, and changes it later, with the reason. */
export { setStock } from './stock/actions/set_stock.js'
export { moveStock } from './stock/actions/move_stock.js'
/** What the order desk does: steps, notes, parcels, other gifts for ordered ones. */
export { changeOrderStatus } from './desk/actions/change_order_status.js'
export { writeOrderNote } from './desk/actions/write_order_note.js'
export { sendParcel } from './desk/actions/send_parcel.js'
export { substituteLine } from './desk/actions/substitute_line.js'
/** Gifts and stock come from CSV files; samples to begin with. */
export { productImport } from './imports/product_import.js'
export { StockImport } from './imports/stock_import.js'
export { productSample, stockSample } from './imports/samples.js'
/** What was ordered and what was not, what waits and what runs low, counted. */
export { orderedBy, giftFigures, type GiftFigures, daysToFirstGift } from './figures/main.js'
export { openOrders, lowStock } from './figures/main.js'
