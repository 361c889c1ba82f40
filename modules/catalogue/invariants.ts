import { registerInvariant } from '#points'

registerInvariant({
  id: 'orders-paid',
  title: 'every order was paid exactly, by its own member',
  sql: `SELECT COUNT(*) AS violations FROM orders o WHERE o.total > 0 AND NOT EXISTS (
    SELECT 1 FROM ledger_entries e WHERE e.reference = 'order:' || o.id
      AND e.points = -o.total AND e.member_id = o.member_id AND e.source = 'redeem')`,
})

registerInvariant({
  id: 'orders-total',
  title: 'the lines of every order add up to its total, and there are some',
  sql: `SELECT COUNT(*) AS violations FROM orders o LEFT JOIN
      (SELECT order_id, SUM(quantity * price) AS total FROM order_lines GROUP BY order_id) l
      ON l.order_id = o.id
    WHERE l.total IS NULL OR l.total <> o.total`,
})

registerInvariant({
  id: 'stock-conserved',
  title: 'the movements of every stock item add up to what is left',
  sql: `SELECT COUNT(*) AS violations FROM stock_items s LEFT JOIN
      (SELECT stock_item_id, SUM(delta) AS moved FROM stock_movements GROUP BY stock_item_id) m
      ON m.stock_item_id = s.id
    WHERE s.qty IS NOT NULL AND s.qty <> COALESCE(m.moved, 0)`,
})

registerInvariant({
  id: 'orders-refunded',
  title: 'a cancelled order gave back its points, an order that stands gave back none',
  sql: `SELECT COUNT(*) AS violations FROM orders o LEFT JOIN ledger_entries e
      ON e.reference = 'cancel:' || o.id
    WHERE o.total > 0 AND ((o.status = 'cancelled') <> (e.id IS NOT NULL)
      OR e.points <> o.total OR e.member_id <> o.member_id)`,
})

registerInvariant({
  id: 'orders-restocked',
  title: 'a cancelled order put back what it took from the store, an order that stands nothing',
  sql: `SELECT COUNT(*) AS violations FROM orders o
    JOIN (SELECT DISTINCT order_id, stock_item_id FROM order_lines) l ON l.order_id = o.id
    LEFT JOIN stock_movements taken
      ON taken.reference = 'order:' || o.id || ':' || l.stock_item_id
    LEFT JOIN stock_movements given
      ON given.reference = 'cancel:' || o.id || ':' || l.stock_item_id
    WHERE (o.status = 'cancelled' AND taken.id IS NOT NULL) <> (given.id IS NOT NULL)
      OR given.delta <> -taken.delta`,
})

registerInvariant({
  id: 'orders-steps',
  title: 'every order took the step it stands at, and first of all came in when it was placed',
  sql: `SELECT COUNT(*) AS violations FROM orders o
    LEFT JOIN order_steps f ON f.order_id = o.id AND f.status = 'received'
    LEFT JOIN order_steps n ON n.order_id = o.id AND n.status = o.status
    WHERE n.id IS NULL OR f.id IS NULL OR f.happened_at <> o.placed_at`,
})

registerInvariant({
  id: 'orders-of-deleted',
  title: 'no order of a deleted member waits for anything',
  sql: `SELECT COUNT(*) AS violations FROM orders
    WHERE member_deleted_at IS NOT NULL AND status NOT IN ('delivered', 'cancelled')`,
})
