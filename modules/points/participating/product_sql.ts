import { scanPoints } from '#points/scan_points_sql'

/** Writes a new one; without a position it is the last. */
export const INSERT = `INSERT INTO participating_products
  (slug, title_hu, title_en, points, picture, is_active, position, created_at, updated_at)
  VALUES (?, ?, ?, ?, ?, ?,
    COALESCE(?, (SELECT COALESCE(MAX(position), -1) + 1 FROM participating_products)), ?, ?)
  ON CONFLICT (slug) DO NOTHING RETURNING id`

/** Writes its fields; without a position it stays where it was. */
export const UPDATE = `UPDATE participating_products SET slug = ?, title_hu = ?, title_en = ?,
  picture = ?, is_active = ?, position = COALESCE(?, position), updated_at = ?
  WHERE id = ? RETURNING id`

/** Whether stickers of it were made, or a rule says what they bring: then its own figure stays. */
export const IS_IN_USE = `(EXISTS (SELECT 1 FROM code_batches WHERE product_id = participating_products.id)
  OR EXISTS (SELECT 1 FROM point_rules WHERE product_id = participating_products.id))`

/** Changes its own figure while no sticker can bring it. */
export const SET_POINTS = `UPDATE participating_products SET points = ?
  WHERE id = ? AND NOT ${IS_IN_USE} RETURNING id`

/** What a scan of it brings now. */
export const POINTS_NOW = scanPoints('participating_products')

/** What it was before a change; the instant comes first. */
export const FIND = `SELECT slug, is_active, ${POINTS_NOW} AS points
  FROM participating_products WHERE id = ?`

/** Those of some names, as a file compares them; the instant comes first. */
export const OF_SLUGS = `SELECT id, slug, title_hu, title_en, ${POINTS_NOW} AS points, picture, position,
  is_active, CASE WHEN ${IS_IN_USE} THEN 1 ELSE 0 END AS is_in_use FROM participating_products`
