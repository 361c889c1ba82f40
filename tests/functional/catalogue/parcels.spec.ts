import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { parcelsOf } from '#catalogue/queries/parcels_of'
import { linesOf } from '#tests/support/checkout'
import { givenOrder } from '#tests/support/orders'

const write = (sql: string, values: (string | number)[]) =>
  transaction((trx) => rows<{ id: number }>(trx, sql, values))

async function givenParcel(orderId: number, quantity: number) {
  const [line] = await linesOf({ id: orderId })
  const sentAt = clock.now()
  const parcel = 'INSERT INTO parcels (order_id, carrier, sent_at) VALUES (?, ?, ?) RETURNING id'
  const [{ id }] = await write(parcel, [orderId, 'GLS', sentAt])
  const contents = `INSERT INTO parcel_lines (parcel_id, order_line_id, quantity)
    VALUES (?, ?, ?)`
  await write(contents, [id, line.id, quantity])
  return { id, sentAt, lineId: line.id }
}

test.group('Parcels of an order', () => {
  test('are listed with what lies in each, those of another order are not', async ({ assert }) => {
    const { orderId } = await givenOrder()
    await givenParcel((await givenOrder()).orderId, 2)
    const one = await givenParcel(orderId, 1)
    const two = await givenParcel(orderId, 1)
    const blank = { carrier: 'GLS', reference: '', deliveredAt: null }
    assert.deepEqual(
      await parcelsOf(orderId),
      [one, two].map(({ id, sentAt, lineId }) => {
        return { id, ...blank, sentAt, lines: [{ lineId, quantity: 1 }] }
      })
    )
  })

  test('the database refuses to change what lies in a parcel', async ({ assert }) => {
    const { orderId } = await givenOrder()
    const { id, lineId } = await givenParcel(orderId, 1)
    for (const sql of [
      'UPDATE parcel_lines SET quantity = 2 WHERE parcel_id = ?',
      'DELETE FROM parcel_lines WHERE parcel_id = ?',
    ]) {
      await assert.rejects(() => write(sql, [id]), /append only/)
    }
    const empty = `INSERT INTO parcel_lines (parcel_id, order_line_id, quantity)
      VALUES (?, ?, 0)`
    await assert.rejects(() => write(empty, [id, lineId]), /parcel_lines_quantity|unique/i)
    const early = 'UPDATE parcels SET delivered_at = sent_at - 1 WHERE id = ?'
    await assert.rejects(() => write(early, [id]), /parcels_are_sent_before/)
  })
})
