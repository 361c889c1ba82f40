import '#start/invariants'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { verifyInvariants } from '#points'
import { cancelOrder } from '#catalogue'
import { givenOrder } from '#tests/support/orders'

/** The truths of the catalogue with how often each is broken now. */
async function broken(): Promise<Record<string, number>> {
  const checked = await verifyInvariants(shopReader())
  const own = checked.filter(({ id }) => id.startsWith('orders-') || id.startsWith('stock-'))
  return Object.fromEntries(own.map(({ id, violations }) => [id, violations]))
}

const spoil = (sql: string, values: (string | number)[]) =>
  transaction((trx) => rows(trx, sql, values))

test.group('Truths of the catalogue', () => {
  test('orders and cancellations break none', async ({ assert }) => {
    const before = await broken()
    await givenOrder()
    const { orderId } = await givenOrder()
    await transaction((trx) => cancelOrder(trx, { orderId }))
    assert.deepEqual(await broken(), before)
    assert.sameMembers(Object.keys(before), [
      'orders-paid',
      'orders-total',
      'stock-conserved',
      'orders-refunded',
      'orders-restocked',
      'orders-steps',
      'orders-of-deleted',
    ])
  })

  const wounds: [string, string, string, string[]][] = [
    [
      'a total that was changed',
      'UPDATE orders SET total = total + 1 WHERE id = ?',
      'UPDATE orders SET total = total - 1 WHERE id = ?',
      ['orders-paid', 'orders-total'],
    ],
    [
      'a status that was changed by hand',
      "UPDATE orders SET status = 'cancelled' WHERE id = ?",
      "UPDATE orders SET status = 'received' WHERE id = ?",
      ['orders-refunded', 'orders-restocked', 'orders-steps'],
    ],
    [
      'stock that was changed by hand',
      `UPDATE stock_items SET qty = qty + 1
        WHERE id IN (SELECT stock_item_id FROM order_lines WHERE order_id = ?)`,
      `UPDATE stock_items SET qty = qty - 1
        WHERE id IN (SELECT stock_item_id FROM order_lines WHERE order_id = ?)`,
      ['stock-conserved'],
    ],
    [
      'an open order of a member that was deleted by hand',
      'UPDATE orders SET member_deleted_at = 1 WHERE id = ?',
      'UPDATE orders SET member_deleted_at = NULL WHERE id = ?',
      ['orders-of-deleted'],
    ],
    [
      'a moment of placing that was changed',
      'UPDATE orders SET placed_at = placed_at + 1 WHERE id = ?',
      'UPDATE orders SET placed_at = placed_at - 1 WHERE id = ?',
      ['orders-steps'],
    ],
    [
      'a quantity that was changed',
      'UPDATE order_lines SET quantity = quantity + 1 WHERE order_id = ?',
      'UPDATE order_lines SET quantity = quantity - 1 WHERE order_id = ?',
      ['orders-total'],
    ],
  ]

  for (const [title, wound, heal, ids] of wounds) {
    test(`${title} is found`, async ({ assert }) => {
      const { orderId } = await givenOrder()
      const before = await broken()
      await spoil(wound, [orderId])
      const after = await broken()
      await spoil(heal, [orderId])
      const found = Object.keys(after).filter((id) => after[id] === before[id] + 1)
      assert.sameMembers(found, ids)
      assert.deepEqual(await broken(), before)
    })
  }
})
