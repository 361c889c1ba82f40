/** The orders a list of gifts can have; the first one is the shop's own. */
export const PRODUCT_SORTS = ['position', 'price_asc', 'price_desc', 'newest'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** ORDER BY of each; all of them end with the id, so that pages never share a gift. */
export const PRODUCT_ORDER: Record<ProductSort, string> = {
  position: 'p.position, p.published_at DESC, p.id DESC',
  price_asc: 'p.price, p.position, p.id',
  price_desc: 'p.price DESC, p.position DESC, p.id DESC',
  newest: 'p.published_at DESC, p.id DESC',
}
