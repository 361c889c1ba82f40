import { ENTRIES, registerCause, registerInvariant } from '#points'
import { GIVEN_UP } from '../desk/pieces_sql.js'

registerInvariant({
  id: 'orders-paid',
  title: 'every order was paid exactly, by its own member',
  sql: `SELECT o.id AS order_id, o.member_id, o.total FROM orders o WHERE o.total > 0 AND NOT EXISTS (
    SELECT 1 FROM ${ENTRIES} e WHERE e.reference = 'order:' || o.id
      AND e.points = -o.total AND e.member_id = o.member_id AND e.source = 'redeem')`,
})

registerInvariant({
  id: 'orders-total',
  title: 'the lines of every order add up to its total, and there are some',
  sql: `SELECT o.id AS order_id, o.member_id, o.total, l.total AS lines FROM orders o LEFT JOIN
      (SELECT order_id, SUM(quantity * price) AS total FROM order_lines GROUP BY order_id) l
      ON l.order_id = o.id
    WHERE l.total IS NULL OR l.total <> o.total`,
})

/** Has rewards checked against orders: `rewards` is the table of the module that grants them. */
export function registerRewardTruths(rewards: string): void {
  registerInvariant(
    {
      id: 'orders-free-lines',
      title: 'a line of an order is free where it is a reward, and only then',
      sql: `SELECT l.order_id, l.id AS order_line_id, l.price, l.quantity, l.reward_id
        FROM order_lines l WHERE (l.is_promotion_reward = 1) <> (l.price = 0)
          OR (l.is_promotion_reward = 1) <> (l.reward_id IS NOT NULL)
          OR (l.is_promotion_reward = 1 AND l.quantity <> 1)`,
    },
    {
      id: 'orders-rewards-used',
      title: 'every reward in an order that stands was used by it, for the same member and gift',
      sql: `SELECT o.id AS order_id, o.member_id, l.id AS order_line_id, l.reward_id FROM order_lines l
        JOIN orders o ON o.id = l.order_id LEFT JOIN ${rewards} r ON r.id = l.reward_id
        WHERE l.is_promotion_reward = 1 AND o.status <> 'cancelled'
          AND NOT EXISTS (SELECT 1 FROM order_remainders g WHERE g.order_line_id = l.id)
          AND (r.id IS NULL OR r.state <> 'used' OR r.order_id <> o.id
            OR r.member_id <> o.member_id OR r.product_id <> l.product_id)`,
    },
    {
      id: 'rewards-in-orders',
      title: 'every used reward is in an order that stands',
      sql: `SELECT r.id AS reward_id, r.member_id, r.order_id FROM ${rewards} r
        WHERE r.state = 'used' AND NOT EXISTS (SELECT 1 FROM order_lines l
          JOIN orders o ON o.id = l.order_id WHERE l.reward_id = r.id AND o.id = r.order_id
            AND o.status <> 'cancelled')`,
    }
  )
}

registerInvariant({
  id: 'stock-conserved',
  title: 'the movements of every stock item add up to what is left',
  sql: `SELECT s.id AS stock_item_id, s.qty, COALESCE(m.moved, 0) AS moved FROM stock_items s LEFT JOIN
      (SELECT stock_item_id, SUM(delta) AS moved FROM stock_movements GROUP BY stock_item_id) m
      ON m.stock_item_id = s.id
    WHERE s.qty IS NOT NULL AND s.qty <> COALESCE(m.moved, 0)`,
})

registerInvariant({
  id: 'orders-refunded',
  title:
    'a cancelled order gave back its points less what substitutions had, an order that stands none',
  sql: `SELECT o.id AS order_id, o.member_id, e.id AS entry_id, o.status, o.total, e.points FROM orders o
    LEFT JOIN (SELECT order_id, SUM(credited) AS points FROM order_substitutions
      GROUP BY order_id) s ON s.order_id = o.id
    LEFT JOIN ${ENTRIES} e ON e.reference = 'cancel:' || o.id
    WHERE (o.status = 'cancelled' AND o.total > COALESCE(s.points, 0)) <> (e.id IS NOT NULL)
      OR e.points <> o.total - COALESCE(s.points, 0) OR e.member_id <> o.member_id`,
})

registerInvariant({
  id: 'remainders-paid',
  title: 'what of an order was not sent gave back what was paid for it, no more and no less',
  sql: `SELECT g.order_id, g.order_line_id, o.member_id, e.id AS entry_id, g.credited, e.points FROM order_remainders g
    JOIN order_lines l ON l.id = g.order_line_id JOIN orders o ON o.id = l.order_id
    LEFT JOIN order_substitutions s ON s.order_line_id = l.id
    LEFT JOIN ${ENTRIES} e ON e.reference = 'remainder:' || g.order_line_id
    WHERE g.order_id <> l.order_id OR g.credited <> COALESCE(s.price, l.price) * g.quantity
      OR (g.credited > 0) <> (e.id IS NOT NULL) OR e.points <> g.credited
      OR e.member_id <> o.member_id`,
})

registerInvariant({
  id: 'remainders-stocked',
  title:
    'what of an order was not sent went back to the store or was written off where it had been taken',
  sql: `SELECT g.order_id, g.order_line_id, back.id AS returned_movement_id, lost.id AS lost_movement_id FROM order_remainders g
    JOIN order_lines l ON l.id = g.order_line_id
    LEFT JOIN order_substitutions s ON s.order_line_id = l.id
    LEFT JOIN stock_movements before ON before.reference = CASE WHEN s.id IS NULL
      THEN 'order:' || l.order_id || ':' || l.stock_item_id ELSE 'substitute:' || l.id || ':taken' END
    LEFT JOIN stock_movements back ON back.reference = 'remainder:' || l.id || ':returned'
    LEFT JOIN stock_movements lost ON lost.reference = 'remainder:' || l.id || ':lost'
    WHERE (before.id IS NOT NULL) <> (back.id IS NOT NULL) OR back.delta <> g.quantity
      OR (lost.id IS NOT NULL AND back.id IS NULL) OR lost.delta <> -g.quantity
      OR back.stock_item_id <> COALESCE(s.stock_item_id, l.stock_item_id)
      OR lost.stock_item_id <> back.stock_item_id`,
})

registerInvariant({
  id: 'orders-restocked',
  title: 'a cancelled order put back what it held of the store, an order that stands nothing',
  sql: `WITH items AS (SELECT order_id, stock_item_id FROM order_lines
      UNION SELECT order_id, stock_item_id FROM order_substitutions),
    moves AS (SELECT i.order_id, m.stock_item_id, m.delta FROM items i JOIN stock_movements m
        ON m.reference = 'order:' || i.order_id || ':' || i.stock_item_id
      UNION ALL SELECT s.order_id, m.stock_item_id, m.delta
        FROM order_substitutions s JOIN stock_movements m
        ON m.reference = 'substitute:' || s.order_line_id || ':returned'
      UNION ALL SELECT s.order_id, m.stock_item_id, m.delta
        FROM order_substitutions s JOIN stock_movements m
        ON m.reference = 'substitute:' || s.order_line_id || ':taken'),
    held AS (SELECT order_id, stock_item_id, -SUM(delta) AS pieces FROM moves
      GROUP BY order_id, stock_item_id)
    SELECT i.order_id, i.stock_item_id, o.member_id, h.pieces, given.delta AS given_back FROM items i JOIN orders o ON o.id = i.order_id
    LEFT JOIN held h ON h.order_id = i.order_id AND h.stock_item_id = i.stock_item_id
    LEFT JOIN stock_movements given
      ON given.reference = 'cancel:' || i.order_id || ':' || i.stock_item_id
    WHERE COALESCE(h.pieces, 0) < 0
      OR (o.status = 'cancelled' AND COALESCE(h.pieces, 0) > 0) <> (given.id IS NOT NULL)
      OR given.delta <> h.pieces`,
})

registerInvariant({
  id: 'substitutions-paid',
  title: 'every substitution gave back the difference of its line, no more and no less',
  sql: `SELECT s.order_id, s.order_line_id, o.member_id, e.id AS entry_id, s.credited, e.points FROM order_substitutions s
    JOIN order_lines l ON l.id = s.order_line_id JOIN orders o ON o.id = l.order_id
    LEFT JOIN ${ENTRIES} e ON e.reference = 'substitute:' || s.order_line_id
    WHERE s.order_id <> l.order_id OR s.credited <> (l.price - s.price) * l.quantity
      OR (s.credited > 0) <> (e.id IS NOT NULL) OR e.points <> s.credited
      OR e.member_id <> o.member_id`,
})

registerInvariant({
  id: 'substitutions-stocked',
  title:
    'every substitution gave back or wrote off the old gift where it had been taken, and took the new one',
  sql: `SELECT s.order_id, s.order_line_id, back.id AS returned_movement_id, taken.id AS taken_movement_id FROM order_substitutions s
    JOIN order_lines l ON l.id = s.order_line_id
    LEFT JOIN stock_movements before
      ON before.reference = 'order:' || l.order_id || ':' || l.stock_item_id
    LEFT JOIN stock_movements back
      ON back.reference = 'substitute:' || s.order_line_id || ':returned'
    LEFT JOIN stock_movements lost
      ON lost.reference = 'substitute:' || s.order_line_id || ':lost'
    LEFT JOIN stock_movements taken
      ON taken.reference = 'substitute:' || s.order_line_id || ':taken'
    WHERE (before.id IS NOT NULL) <> (back.id IS NOT NULL) OR back.delta <> l.quantity
      OR (lost.id IS NOT NULL AND back.id IS NULL) OR lost.delta <> -l.quantity
      OR lost.stock_item_id <> l.stock_item_id OR back.stock_item_id <> l.stock_item_id OR taken.delta <> -l.quantity
      OR taken.stock_item_id <> s.stock_item_id`,
})

registerInvariant({
  id: 'parcels-fit',
  title: 'no parcel is empty or holds what its order has not, and no line was sent too often',
  sql: `SELECT p.order_id, p.id AS parcel_id, CAST(NULL AS INTEGER) AS order_line_id
      FROM parcels p WHERE NOT EXISTS (SELECT 1 FROM parcel_lines x WHERE x.parcel_id = p.id)
    UNION ALL SELECT p.order_id, p.id, l.id FROM parcel_lines x
      JOIN parcels p ON p.id = x.parcel_id JOIN order_lines l ON l.id = x.order_line_id
      WHERE l.order_id <> p.order_id
    UNION ALL SELECT l.order_id, NULL, l.id FROM order_lines l WHERE l.quantity - ${GIVEN_UP} <
      (SELECT COALESCE(SUM(x.quantity), 0) FROM parcel_lines x WHERE x.order_line_id = l.id)`,
})

registerInvariant({
  id: 'parcels-complete',
  title:
    'an order is shipped when all of it left or was given up and not before, and what has begun to leave stands',
  sql: `SELECT o.id AS order_id, o.member_id, o.status, l.pieces, sent.pieces AS sent FROM orders o
    JOIN (SELECT order_id, SUM(quantity) AS pieces FROM order_lines GROUP BY order_id) l
      ON l.order_id = o.id
    LEFT JOIN (SELECT p.order_id, SUM(x.quantity) AS pieces FROM parcels p
      JOIN parcel_lines x ON x.parcel_id = p.id GROUP BY p.order_id) sent ON sent.order_id = o.id
    LEFT JOIN (SELECT order_id, SUM(quantity) AS pieces FROM order_remainders
      GROUP BY order_id) rest ON rest.order_id = o.id
    WHERE (o.status IN ('shipped', 'delivered'))
        <> (COALESCE(sent.pieces, 0) + COALESCE(rest.pieces, 0) >= l.pieces)
      OR (rest.pieces IS NOT NULL AND sent.pieces IS NULL)
      OR (o.status IN ('received', 'cancelled') AND sent.pieces IS NOT NULL)`,
})

registerInvariant({
  id: 'parcels-delivered',
  title: 'all parcels of a delivered order have arrived',
  sql: `SELECT p.order_id, p.id AS parcel_id, o.member_id FROM parcels p JOIN orders o ON o.id = p.order_id
    WHERE o.status = 'delivered' AND p.delivered_at IS NULL`,
})

registerInvariant({
  id: 'orders-steps',
  title: 'every order took the step it stands at, and first of all came in when it was placed',
  sql: `SELECT o.id AS order_id, o.member_id, o.status FROM orders o
    LEFT JOIN order_steps f ON f.order_id = o.id AND f.status = 'received'
    LEFT JOIN order_steps n ON n.order_id = o.id AND n.status = o.status
    WHERE n.id IS NULL OR f.id IS NULL OR f.happened_at <> o.placed_at`,
})

registerInvariant({
  id: 'orders-of-deleted',
  title: 'no order of a deleted member waits for anything',
  sql: `SELECT id AS order_id, member_id, status FROM orders
    WHERE member_deleted_at IS NOT NULL AND status NOT IN ('delivered', 'cancelled')`,
})

registerCause(
  {
    begins: 'order',
    sources: ['redeem'],
    gives: 'debit',
    made: {
      title: 'every entry of an order has its order',
      sql: `SELECT member_id, 'order:' || id AS reference, -total AS points FROM orders`,
    },
  },
  {
    begins: 'cancel',
    sources: ['cancelled_order'],
    gives: 'credit',
    made: {
      title: 'every entry of a cancelled order has its order',
      sql: `SELECT member_id, 'cancel:' || id AS reference, CAST(NULL AS INTEGER) AS points
        FROM orders WHERE status = 'cancelled'`,
    },
  },
  {
    begins: 'remainder',
    sources: ['cancelled_order'],
    gives: 'credit',
    made: {
      title: 'every entry of a rest that was given up has its line',
      sql: `SELECT o.member_id, 'remainder:' || g.order_line_id AS reference, g.credited AS points
        FROM order_remainders g JOIN orders o ON o.id = g.order_id`,
    },
  },
  {
    begins: 'substitute',
    sources: ['substitution'],
    gives: 'credit',
    made: {
      title: 'every entry of a substitution has its line',
      sql: `SELECT o.member_id, 'substitute:' || s.order_line_id AS reference, s.credited AS points
        FROM order_substitutions s JOIN orders o ON o.id = s.order_id`,
    },
  }
)
