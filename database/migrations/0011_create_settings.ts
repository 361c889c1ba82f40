import { BaseSchema } from '@adonisjs/lucid/schema'

/** What staff may change without a release: one row a key, values as JSON. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('settings', (table) => {
      table.string('key', 64).primary()
      table.text('value').notNullable()
      table.bigint('updated_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('settings')
  }
}
