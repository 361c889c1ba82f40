import { BaseSchema } from '@adonisjs/lucid/schema'

/** When scans of a product bring no ticket of a prize game: every other sticker-marked product takes part. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('product_absences', (table) => {
      table.increments('id')
      table.integer('promotion_id').notNullable().references('promotions.id')
      table.integer('product_id').notNullable().references('participating_products.id')
      // Half open, midnights in Budapest; without an end to the end of the game.
      table.bigint('from_at').notNullable()
      table.bigint('until_at').nullable()
      table.bigint('created_at').notNullable()
      table.index(['promotion_id', 'product_id'])
      table.check('from_at < until_at', {}, 'product_absences_period_is_ordered')
    })
  }

  async down() {
    this.schema.dropTable('product_absences')
  }
}
