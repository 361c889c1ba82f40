import { BaseSchema } from '@adonisjs/lucid/schema'

/** Questions and answers that staff write; answers are sanitised on save and on read. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('faq_entries', (table) => {
      table.increments('id')
      table.string('question_hu', 300).notNullable()
      table.string('question_en', 300).notNullable().defaultTo('')
      table.text('answer_hu').notNullable()
      table.text('answer_en').notNullable().defaultTo('')
      table.integer('position').notNullable().defaultTo(0)
      table.bigint('published_at').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.check("question_hu <> '' AND answer_hu <> ''", {}, 'faq_entries_is_written')
    })
  }

  async down() {
    this.schema.dropTable('faq_entries')
  }
}
