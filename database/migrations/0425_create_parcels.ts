import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/**
 * What left the house for an order: a parcel and how many pieces of which line lie in it. Who
 * carries it, its reference and its arrival can be put right later, what lies in it cannot. Orders
 * that were sent before went in one parcel nobody wrote a carrier down for.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('parcels', (table) => {
      table.increments('id')
      table.integer('order_id').notNullable().references('orders.id')
      table.string('carrier', 100).notNullable().defaultTo('')
      table.string('reference', 100).notNullable().defaultTo('')
      table.bigint('sent_at').notNullable()
      table.bigint('delivered_at').nullable()
      table.integer('actor_id').nullable().references('staff_members.id')
      table.index(['order_id'])
      table.check(
        'delivered_at IS NULL OR delivered_at >= sent_at',
        {},
        'parcels_are_sent_before_they_arrive'
      )
    })
    this.schema.createTable('parcel_lines', (table) => {
      table.increments('id')
      table.integer('parcel_id').notNullable().references('parcels.id')
      table.integer('order_line_id').notNullable().references('order_lines.id')
      table.integer('quantity').notNullable()
      table.unique(['parcel_id', 'order_line_id'])
      table.index(['order_line_id'])
      table.check('quantity > 0', {}, 'parcel_lines_quantity_is_positive')
    })
    this.schema.raw(`INSERT INTO parcels (order_id, sent_at, delivered_at)
      SELECT id, updated_at, CASE WHEN status = 'delivered' THEN updated_at END
      FROM orders WHERE status IN ('shipped', 'delivered') ORDER BY id`)
    this.schema.raw(`INSERT INTO parcel_lines (parcel_id, order_line_id, quantity)
      SELECT p.id, l.id, l.quantity FROM parcels p JOIN order_lines l ON l.order_id = p.order_id
      ORDER BY l.id`)
    for (const sql of appendOnly('parcel_lines', this.db.dialect.name)) this.schema.raw(sql)
  }

  async down() {
    this.schema.dropTable('parcel_lines')
    this.schema.dropTable('parcels')
    for (const sql of dropAppendOnly('parcel_lines', this.db.dialect.name)) this.schema.raw(sql)
  }
}
