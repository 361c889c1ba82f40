import { oneOf } from '#app/database/dialect'

/** That the member of this id, a piece of SQL, has an order that stands; for SQL of other modules. */
export const orderedBy = (id: string) => `EXISTS (SELECT 1 FROM orders
  WHERE member_id = ${id} AND status <> 'cancelled')`

/** Pieces of a line that lie in parcels already. Expects the line as `l`. */
export const SENT = `(SELECT COALESCE(SUM(s.quantity), 0) FROM parcel_lines s WHERE s.order_line_id = l.id)`

/** Pieces of a line that will not be sent any more. Expects the line as `l`. */
export const GIVEN_UP = `(SELECT COALESCE(SUM(g.quantity), 0) FROM order_remainders g
  WHERE g.order_line_id = l.id)`

/**
 * Pieces of gifts that members ordered since an instant. What a promotion gave was not chosen; what was cancelled, given up
 * or exchanged by staff was not had. Takes ids of members, the instant in ms, ids of products.
 */
export const ORDERED_BY_MEMBERS = `SELECT o.member_id AS "memberId", l.product_id AS "productId",
    o.placed_at AS "placedAt", CAST(l.quantity - ${GIVEN_UP} AS INTEGER) AS quantity
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE ${oneOf('o.member_id', 'bigint')} AND o.status <> 'cancelled' AND o.placed_at > ?
    AND l.is_promotion_reward = 0 AND ${oneOf('l.product_id', 'bigint')}
    AND NOT EXISTS (SELECT 1 FROM order_substitutions s WHERE s.order_line_id = l.id)`
