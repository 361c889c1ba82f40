import { BaseSchema } from '@adonisjs/lucid/schema'

/** One value sealed with APP_KEY, by which a server knows at its start whether it has the right one. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('key_probes', (table) => {
      table.integer('id').notNullable().primary()
      table.text('sealed').notNullable()
      table.bigint('created_at').notNullable()
      table.check('id = 1', {}, 'key_probes_is_one')
    })
  }

  async down() {
    this.schema.dropTable('key_probes')
  }
}
