import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When and for whom a survey is open, how many answers it takes, and what it was on the day of an answer. Answers that
 * stand already are counted, and belong to the first version.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('surveys', (table) => {
      // The first day in Budapest on which answers are taken, YYYY-MM-DD.
      table.string('opens_on', 10).nullable()
      // JSON { profession_ids, counties, member_since, scanned_since }; null: every member.
      table.text('target').nullable()
      // Most answers; null: as many as come. The count never falls: points were paid for each.
      table.integer('answer_limit').nullable()
      table.integer('answer_count').notNullable().defaultTo(0)
      table.integer('version').notNullable().defaultTo(1)
    })
    this.schema.createTable('survey_versions', (table) => {
      table.increments('id')
      table.integer('survey_id').notNullable().references('surveys.id')
      table.integer('number').notNullable()
      table.text('content').notNullable()
      table.bigint('created_at').notNullable()
      table.unique(['survey_id', 'number'])
    })
    this.schema.alterTable('survey_answers', (table) => {
      table.integer('version').notNullable().defaultTo(1)
      // What the member was on the day of the answer; null where it was not known.
      table.integer('profession_id').nullable()
      table.string('county', 30).nullable()
    })
    this.defer(async (db) => {
      await db.rawQuery(
        `UPDATE surveys SET answer_count =
          (SELECT count(*) FROM survey_answers a WHERE a.survey_id = surveys.id)`
      )
      await db.rawQuery(
        `INSERT INTO survey_versions (survey_id, number, content, created_at)
          SELECT id, 1, content, updated_at FROM surveys`
      )
    })
  }

  async down() {
    this.schema.alterTable('survey_answers', (table) => {
      table.dropColumns('version', 'profession_id', 'county')
    })
    this.schema.dropTable('survey_versions')
    this.schema.alterTable('surveys', (table) => {
      table.dropColumns('opens_on', 'target', 'answer_limit', 'answer_count', 'version')
    })
  }
}
