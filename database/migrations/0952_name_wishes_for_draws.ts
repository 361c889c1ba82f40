import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is wanted of a draw names the place and the reason; SQLite keeps a text of any length. */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name !== 'postgres') return
    this.schema.raw('ALTER TABLE draw_wishes ALTER COLUMN kind TYPE varchar(60)')
  }

  async down() {
    if (this.db.dialect.name !== 'postgres') return
    this.schema.raw('DELETE FROM draw_wishes WHERE length(kind) > 20')
    this.schema.raw('ALTER TABLE draw_wishes ALTER COLUMN kind TYPE varchar(20)')
  }
}
