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
