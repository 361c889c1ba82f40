import { BaseSchema } from '@adonisjs/lucid/schema'

/** Surveys that staff write, and what each member answered, once. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('surveys', (table) => {
      table.increments('id')
      table.string('slug', 100).notNullable().unique()
      table.string('title_hu', 200).notNullable()
      table.string('title_en', 200).notNullable().defaultTo('')
      // JSON list of blocks { id, name, props } with texts in both languages.
      table.text('content').notNullable()
      table.integer('points').notNullable()
      // The last day in Budapest on which answers are taken, YYYY-MM-DD.
      table.string('closes_on', 10).nullable()
      table.bigint('published_at').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.check("slug <> '' AND title_hu <> ''", {}, 'surveys_is_named')
      table.check('points BETWEEN 0 AND 100000', {}, 'surveys_points_in_range')
    })
    this.schema.createTable('survey_answers', (table) => {
      table.increments('id')
      table.integer('survey_id').notNullable().references('surveys.id')
      table.integer('member_id').notNullable().references('members.id')
      // JSON by the id of the question; the words are the member's and go with the member.
      table.text('answers').notNullable()
      table.integer('points').notNullable()
      table.bigint('answered_at').notNullable()
      table.unique(['survey_id', 'member_id'])
      table.index(['member_id'])
    })
  }

  async down() {
    for (const table of ['survey_answers', 'surveys']) this.schema.dropTable(table)
  }
}
