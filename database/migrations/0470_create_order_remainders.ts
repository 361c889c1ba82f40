import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/**
 * What of an order cannot go out any more, although a part of it left: pieces by line, and the
 * points that came back for them. Line and total stay as they were ordered and paid for.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('order_remainders', (table) => {
      table.increments('id')
      table.integer('order_id').notNullable().references('orders.id')
      table.integer('order_line_id').notNullable().unique().references('order_lines.id')
      table.integer('quantity').notNullable()
      table.integer('credited').notNullable()
      table.integer('actor_id').nullable().references('staff_members.id')
      table.bigint('happened_at').notNullable()
      table.index(['order_id'])
      table.check('quantity > 0', {}, 'order_remainders_quantity_is_positive')
      table.check('credited >= 0', {}, 'order_remainders_credited_is_not_negative')
    })
    for (const sql of appendOnly('order_remainders', this.db.dialect.name)) this.schema.raw(sql)
  }

  async down() {
    this.schema.dropTable('order_remainders')
    for (const sql of dropAppendOnly('order_remainders', this.db.dialect.name)) {
      this.schema.raw(sql)
    }
  }
}
