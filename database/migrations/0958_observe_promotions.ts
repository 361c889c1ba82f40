import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of a prize game: where its observer gets the log of its draws, line by line. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('promotions', (table) => table.string('observer_email', 254).nullable())
  }

  async down() {
    this.schema.alterTable('promotions', (table) => table.dropColumn('observer_email'))
  }
}
