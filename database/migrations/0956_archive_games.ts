import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of a prize game: when its lists of tickets and the rows that name its members were removed; null while they are there. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('promotions', (table) => table.bigint('archived_at').nullable())
  }

  async down() {
    this.schema.alterTable('promotions', (table) => table.dropColumn('archived_at'))
  }
}
