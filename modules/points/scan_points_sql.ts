/**
 * What a scan of a product brings at an instant, as SQL with one `?` for the instant in ms UTC: the
 * newest rule of the product that holds by then, or else the product's own figure.
 *
 * @param product the name the statement gives the table of products
 */
export function scanPoints(product: string): string {
  return `COALESCE((SELECT r.points_from FROM point_rules r
    WHERE r.product_id = ${product}.id AND r.valid_from <= CAST(? AS BIGINT)
    ORDER BY r.valid_from DESC LIMIT 1), ${product}.points)`
}
