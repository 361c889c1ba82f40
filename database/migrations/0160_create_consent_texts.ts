import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

const TABLES = ['consent_texts', 'consent_changes']

/**
 * The wordings that members were shown, as they stood that day; each change of a consent names its
 * own. Neither is ever changed, because both are evidence.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('consent_texts', (table) => {
      table.increments('id')
      table.string('purpose', 40).notNullable()
      table.string('version', 20).notNullable()
      table.string('locale', 2).notNullable()
      table.text('text').notNullable()
      // A wording changed without a new version still is another wording.
      table.string('text_hash', 64).notNullable()
      table.bigint('first_shown_at').notNullable()
      table.unique(['purpose', 'version', 'locale', 'text_hash'])
    })
    this.schema.alterTable('consent_changes', (table) => {
      table.integer('text_id').nullable().references('consent_texts.id')
    })
    for (const table of TABLES) {
      for (const sql of appendOnly(table, this.db.dialect.name)) this.schema.raw(sql)
    }
  }

  async down() {
    this.schema.alterTable('consent_changes', (table) => table.dropColumn('text_id'))
    this.schema.dropTable('consent_texts')
    for (const table of TABLES) {
      for (const sql of dropAppendOnly(table, this.db.dialect.name)) this.schema.raw(sql)
    }
  }
}
