import { BaseSchema } from '@adonisjs/lucid/schema'

/** Words that are written in the private group: who types one in while it holds gets points once. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('community_words', (table) => {
      table.increments('id')
      table.string('word', 60).notNullable()
      // First and last day in Budapest, YYYY-MM-DD.
      table.string('starts_on', 10).notNullable()
      table.string('ends_on', 10).notNullable()
      table.integer('used_count').notNullable().defaultTo(0)
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.index(['ends_on'])
      table.check("word <> '' AND starts_on <= ends_on", {}, 'community_words_is_whole')
    })
  }

  async down() {
    this.schema.dropTable('community_words')
  }
}
