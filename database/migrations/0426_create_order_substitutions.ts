import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/**
 * Which gift goes out in place of the ordered one: a copy, as order lines are. The line itself stays
 * as it was ordered and paid for; `credited` is what the member got back, in points.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('order_substitutions', (table) => {
      table.increments('id')
      table.integer('order_id').notNullable().references('orders.id')
      table.integer('order_line_id').notNullable().unique().references('order_lines.id')
      table.integer('product_id').notNullable().references('products.id')
      table.integer('stock_item_id').notNullable().references('stock_items.id')
      table.string('title_hu', 200).notNullable()
      table.string('title_en', 200).notNullable()
      table.integer('price').notNullable()
      // The same JSON list as in order_lines.
      table.text('variations').notNullable().defaultTo('[]')
      table.integer('credited').notNullable()
      table.integer('actor_id').nullable().references('staff_members.id')
      table.bigint('happened_at').notNullable()
      table.index(['order_id'])
      table.check('price >= 0', {}, 'order_substitutions_price_is_not_negative')
      table.check('credited >= 0', {}, 'order_substitutions_credited_is_not_negative')
    })
    for (const sql of appendOnly('order_substitutions', this.db.dialect.name)) {
      this.schema.raw(sql)
    }
  }

  async down() {
    this.schema.dropTable('order_substitutions')
    for (const sql of dropAppendOnly('order_substitutions', this.db.dialect.name)) {
      this.schema.raw(sql)
    }
  }
}
