import { BaseSchema } from '@adonisjs/lucid/schema'

/** Words that were looked for on a day and found nowhere. It counts, and names nobody. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('search_misses', (table) => {
      table.increments('id')
      // The day in Budapest, YYYY-MM-DD.
      table.string('day', 10).notNullable()
      table.string('words', 60).notNullable()
      table.string('locale', 2).notNullable()
      table.integer('count').notNullable()
      table.unique(['day', 'words', 'locale'])
    })
  }

  async down() {
    this.schema.dropTable('search_misses')
  }
}
