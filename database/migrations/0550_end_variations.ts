import { BaseSchema } from '@adonisjs/lucid/schema'

/** A variation that cannot be ordered any more stays for the orders that have it. A flag is 0 or 1. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('variation_values', (table) => {
      table.smallint('is_active').notNullable().defaultTo(1)
    })
  }

  async down() {
    this.schema.alterTable('variation_values', (table) => {
      table.dropColumn('is_active')
    })
  }
}
