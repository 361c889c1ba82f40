/** Products on one page of the list. @source requirements K-05 */
export const PRODUCTS_PER_PAGE = 12

/** Categories on one page, so that a thousand of them are no longer page than two dozen. */
export const CATEGORIES_PER_PAGE = 24

/** Orders on one page of a member's list. */
export const ORDERS_PER_PAGE = 10

/** Longest search in characters; the rest is left off. */
export const SEARCH_MAX = 100

/** Words of a search that are looked for. */
export const SEARCH_WORDS_MAX = 5

/** The least quantity of a cart item. @source requirements U-03 */
export const QUANTITY_MIN = 1

/** The most of one item where its stock is unlimited. @source requirements U-03 */
export const QUANTITY_MAX_UNLIMITED = 99

/** The largest quantity a request may name; above it the request is wrong, not just too eager. */
export const QUANTITY_TYPED_MAX = 9999

/** Different items one cart can hold. */
export const CART_ITEMS_MAX = 50

/** Gifts one member can save for at a time. */
export const WISHES_MAX = 50

/** Days of scans a forecast looks back on. */
export const FORECAST_WINDOW_DAYS = 90

/** The scans of a beginner are spread over this many days at least. */
export const PACE_DAYS_MIN = 28

/** Products a plan names at most, the ones a member scans most often. */
export const RHYTHM_PRODUCTS_MAX = 3

/** Pieces from which on a gift runs low, unless staff say otherwise. */
export const LOW_STOCK_DEFAULT = 5

/** Variation types one product can have, and so variations one request can name. */
export const VARIATIONS_MAX = 5

/** Orders that staff change, print or hand to the courier at once. */
export const DESK_ORDERS_MAX = 500

/** Longest name of a carrier, and longest reference of a parcel, in characters. */
export const CARRIER_MAX = 100

/** Words that stand where a category slug could. @source requirements K-06 */
export const RESERVED_CATEGORY_SLUGS = ['kategoriak', 'details', 'add_to_cart', 'update'] as const

/** Floors above and below the ground that a parcel can be carried to. */
export const FLOOR_MIN = -5
export const FLOOR_MAX = 200
