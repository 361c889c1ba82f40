/**
 * What is left of a product over all its variations: null where any of them is unlimited.
 * Expects the product as `p`.
 */
export const PRODUCT_STOCK = `(SELECT CASE WHEN count(*) <> count(qty) THEN NULL
  ELSE COALESCE(sum(qty), 0) END FROM stock_items
  WHERE product_id = p.id AND is_active = 1)`

/** Members can see and order it now. Takes one value: now in ms. Expects products `p`, categories `k`. */
export const PRODUCT_IS_OPEN = `p.published_at <= ? AND p.is_gift = 0
  AND (p.category_id IS NULL OR k.is_active = 1)`
