import { BaseSchema } from '@adonisjs/lucid/schema'

/** A film that is watched before the answers count, and when a member began to watch it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('questionnaires', (table) => {
      // The eleven signs by which YouTube knows the film; null: there is none.
      table.string('video', 11).nullable()
      table.integer('watch_seconds').notNullable().defaultTo(0)
    })
    this.schema.createTable('questionnaire_starts', (table) => {
      table.integer('questionnaire_id').notNullable().references('questionnaires.id')
      table.integer('member_id').notNullable().references('members.id')
      table.bigint('started_at').notNullable()
      table.primary(['questionnaire_id', 'member_id'])
      table.index(['member_id'])
    })
  }

  async down() {
    this.schema.dropTable('questionnaire_starts')
    this.schema.alterTable('questionnaires', (table) => {
      table.dropColumns('video', 'watch_seconds')
    })
  }
}
