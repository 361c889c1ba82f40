import { BaseSchema } from '@adonisjs/lucid/schema'

/** Questionnaires with right answers, and how often each member has tried. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('questionnaires', (table) => {
      table.increments('id')
      table.string('title_hu', 200).notNullable()
      table.string('title_en', 200).notNullable().defaultTo('')
      // JSON list of questions with their solutions, which never leave the server.
      table.text('questions').notNullable()
      table.integer('points').notNullable()
      // The page at whose end it stands; a block of any content can name it as well.
      table.integer('page_id').nullable().references('pages.id')
      table.bigint('published_at').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.index(['page_id'])
      table.check("title_hu <> ''", {}, 'questionnaires_is_named')
      table.check('points BETWEEN 0 AND 100000', {}, 'questionnaires_points_in_range')
    })
    this.schema.createTable('questionnaire_attempts', (table) => {
      table.integer('questionnaire_id').notNullable().references('questionnaires.id')
      table.integer('member_id').notNullable().references('members.id')
      table.integer('attempts').notNullable()
      table.bigint('last_attempt_at').notNullable()
      table.bigint('passed_at').nullable()
      // What passing brought; 0 before.
      table.integer('points').notNullable()
      table.primary(['questionnaire_id', 'member_id'])
      table.index(['member_id'])
    })
  }

  async down() {
    for (const table of ['questionnaire_attempts', 'questionnaires']) this.schema.dropTable(table)
  }
}
