import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/**
 * What somebody counted on the shelf, also where it was what the books said: by its reference the
 * same count is known when it comes once more.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('stock_counts', (table) => {
      table.increments('id')
      table.integer('stock_item_id').notNullable().references('stock_items.id')
      table.integer('counted').notNullable()
      table.integer('promised').notNullable()
      table.string('reference', 100).notNullable().unique()
      table.integer('actor_id').nullable()
      table.bigint('occurred_at').notNullable()
      table.index(['stock_item_id'])
      table.check('promised >= 0', {}, 'stock_counts_promised_is_not_negative')
      table.check('counted >= promised', {}, 'stock_counts_hold_what_is_promised')
    })
    for (const sql of appendOnly('stock_counts', this.db.dialect.name)) this.schema.raw(sql)
  }

  async down() {
    this.schema.dropTable('stock_counts')
    for (const sql of dropAppendOnly('stock_counts', this.db.dialect.name)) this.schema.raw(sql)
  }
}
