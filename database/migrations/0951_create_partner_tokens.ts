import { BaseSchema } from '@adonisjs/lucid/schema'

/** What programs of partners prove themselves with; only hashes of it are kept. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('partner_tokens', (table) => {
      table.increments('id')
      // token: carried by every request; client: exchanged for granted ones, which live shortly.
      table.string('kind', 10).notNullable()
      table.string('name', 100).notNullable()
      table.string('hash', 64).notNullable().unique()
      // The last letters, by which people tell one from another.
      table.string('hint', 4).notNullable()
      // Names, apart by spaces.
      table.string('scopes', 100).notNullable()
      // The client that a granted one was given to.
      table.integer('client_id').nullable().references('partner_tokens.id').index()
      table.bigint('expires_at').notNullable().index()
      table.bigint('last_used_at').nullable()
      table.bigint('revoked_at').nullable()
      table.bigint('created_at').notNullable()
      table.check("kind IN ('token', 'client', 'granted')", {}, 'partner_tokens_kind_is_known')
    })
  }

  async down() {
    this.schema.dropTable('partner_tokens')
  }
}
