import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'

/**
 * What a scan of a product brings at an instant, as SQL: the newest rule of the product that holds by
 * then, or else the product's own figure.
 *
 * @param product the name the statement gives the table of products
 * @param instant in ms UTC, as SQL; one `?` where it is a value
 */
export function scanPoints(product: string, instant = 'CAST(? AS BIGINT)'): string {
  return `COALESCE((SELECT r.points_from FROM point_rules r
    WHERE r.product_id = ${product}.id AND r.valid_from <= ${instant}
    ORDER BY r.valid_from DESC LIMIT 1), ${product}.points)`
}

const WORTH = scanPoints('participating_products')

/** Those that are open, in the order staff gave them; the instant is its value. Pages of members read it. */
export const OPEN_PRODUCTS = `SELECT id, title_hu AS "titleHu", title_en AS "titleEn", picture,
    ${WORTH} AS worth FROM participating_products WHERE is_active = 1 ORDER BY position, id`

/** A column of products: what a scan brings now. */
export const worthNow = () => db.raw(`${WORTH} as worth`, [clock.now()])

/** A column of products: whether stickers were made or a rule names it; then its own figure stays. */
export const inUse = () =>
  db.raw(`(EXISTS (SELECT 1 FROM code_batches WHERE product_id = participating_products.id)
    OR EXISTS (SELECT 1 FROM point_rules WHERE product_id = participating_products.id)) as in_use`)

/** A column of products: how many code batches are open for scans. */
export const openBatches = () =>
  db.raw(`(SELECT COUNT(*) FROM code_batches
    WHERE product_id = participating_products.id AND state = 'active') as open_batches`)
