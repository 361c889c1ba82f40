/** What a gift can be chosen in, ended values included. */
export const STORED = `SELECT t.id AS "typeId", t.title_hu AS "typeHu", t.title_en AS "typeEn",
    v.id, v.title_hu, v.title_en, v.is_active
  FROM variation_types t LEFT JOIN variation_values v ON v.type_id = t.id
  WHERE t.product_id = ? ORDER BY t.position, t.id, v.position, v.id`

/** Whether all its variations share one stock. */
export const SHARED = `SELECT 1 AS found FROM stock_items
  WHERE product_id = ? AND combination = '' AND is_active = 1`

export const ADD_TYPE = `INSERT INTO variation_types (product_id, title_hu, title_en, position)
  VALUES (?, ?, ?, ?) RETURNING id`

export const ADD_VALUE = `INSERT INTO variation_values (type_id, title_hu, title_en, position, is_active)
  VALUES (?, ?, ?, ?, ?) RETURNING id`

export const CHANGE_TYPE = 'UPDATE variation_types SET title_hu = ?, title_en = ? WHERE id = ?'

export const CHANGE_VALUE = `UPDATE variation_values SET title_hu = ?, title_en = ?, is_active = ?
  WHERE id = ?`

/** The stock of combinations with a value can be ordered from while none of their values is ended. */
export const FOLLOW_VALUE = `UPDATE stock_items SET is_active = CASE WHEN EXISTS (
    SELECT 1 FROM variation_types t JOIN variation_values v ON v.type_id = t.id
    WHERE t.product_id = stock_items.product_id AND v.is_active = 0
      AND '-' || stock_items.combination || '-' LIKE '%-' || v.id || '-%') THEN 0 ELSE 1 END
  WHERE product_id = ? AND '-' || combination || '-' LIKE ?`
