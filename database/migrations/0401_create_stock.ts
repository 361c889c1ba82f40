import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/**
 * What can be ordered. The active stock items of a product are either one with an empty
 * `combination`, or one for each combination of its variation values (their ids ascending, joined
 * by `-`). An unknown `qty` is unlimited.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('stock_items', (table) => {
      table.increments('id')
      table.integer('product_id').notNullable().references('products.id')
      table.string('combination', 100).notNullable().defaultTo('')
      table.integer('qty').nullable()
      table.smallint('is_active').notNullable().defaultTo(1)
      table.unique(['product_id', 'combination'])
      table.check('is_active IN (0, 1)', {}, 'stock_items_is_active_is_a_flag')
      table.check('qty IS NULL OR qty >= 0', {}, 'stock_items_qty_is_not_negative')
    })
    this.schema.createTable('stock_movements', (table) => {
      table.increments('id')
      table.integer('stock_item_id').notNullable().references('stock_items.id')
      table.integer('delta').notNullable()
      table.string('reason', 20).notNullable()
      table.string('reference', 100).notNullable().unique()
      table.integer('actor_id').nullable()
      table.bigint('occurred_at').notNullable()
      table.index(['stock_item_id'])
      table.check('delta <> 0', {}, 'stock_movements_delta_is_not_zero')
      table.check(
        "reason IN ('correction', 'order', 'cancellation')",
        {},
        'stock_movements_reason_is_known'
      )
    })
    for (const sql of appendOnly('stock_movements', this.db.dialect.name)) this.schema.raw(sql)
  }

  async down() {
    this.schema.dropTable('stock_movements')
    this.schema.dropTable('stock_items')
    for (const sql of dropAppendOnly('stock_movements', this.db.dialect.name)) {
      this.schema.raw(sql)
    }
  }
}
