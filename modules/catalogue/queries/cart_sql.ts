/** The stock item of a cart item `c`: that of its combination, or the one all variations share. */
export const STOCK_OF_ITEM = `s.product_id = c.product_id AND s.is_active = 1
  AND (s.combination = c.combination OR s.combination = '')`

/** The values `v` of type `t` that a cart item `c` was chosen in. */
export const VALUES_OF_ITEM = `v.type_id = t.id
  AND '-' || c.combination || '-' LIKE '%-' || v.id || '-%'`

/**
 * Whether a cart item `c` lacks a choice that can still be ordered: its variation was ended, or the gift
 * has a kind of choice it did not have. Nobody chose the variation of a reward.
 */
export const CHOICE_IS_GONE = `(c.is_promotion_reward = 0 AND EXISTS (SELECT 1 FROM variation_types gt
  WHERE gt.product_id = c.product_id
    AND EXISTS (SELECT 1 FROM variation_values gv WHERE gv.type_id = gt.id)
    AND NOT EXISTS (SELECT 1 FROM variation_values gv WHERE gv.type_id = gt.id AND gv.is_active = 1
      AND '-' || c.combination || '-' LIKE '%-' || gv.id || '-%')))`

/**
 * What is left for a cart item `c` of product `p` in category `k` with stock item `s`: nothing
 * where the product was taken off the shelf; a reward stays good. Takes one value: now in ms.
 */
export const ITEM_STOCK = `CASE WHEN s.id IS NULL OR (c.is_promotion_reward = 0 AND (
    p.published_at IS NULL OR p.published_at > ? OR p.is_gift = 1
    OR (k.id IS NOT NULL AND k.is_active = 0))) OR ${CHOICE_IS_GONE} THEN 0 ELSE s.qty END`
