import { BaseSchema } from '@adonisjs/lucid/schema'

/** The highest price of the day on which a gift last changed its price, and that day in Budapest. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('products', (table) => {
      table.integer('day_price').nullable()
      table.string('day_price_on', 10).nullable()
    })
  }

  async down() {
    this.schema.alterTable('products', (table) => {
      table.dropColumns('day_price', 'day_price_on')
    })
  }
}
