import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pictures that staff have stored; the files lie in the storage folder under the same name. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('media', (table) => {
      table.increments('id')
      table.string('name', 64).notNullable().unique()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.string('alt_hu', 200).notNullable().defaultTo('')
      table.string('alt_en', 200).notNullable().defaultTo('')
      table.bigint('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('media')
  }
}
