/** That a member ordered a gift, as a piece of SQL. */
export { orderedBy } from '../desk/pieces_sql.js'
/** Gifts that were ordered most, and offered ones that nobody ordered. */
export { giftFigures, type GiftFigures } from './queries/gift_figures.js'
/** Days from registering to the first gift. */
export { daysToFirstGift } from './queries/days_to_first_gift.js'
/** Orders that somebody waits for, and gifts that run low. */
export { openOrders, lowStock } from './queries/waiting.js'
