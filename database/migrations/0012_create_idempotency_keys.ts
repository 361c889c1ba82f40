import { BaseSchema } from '@adonisjs/lucid/schema'

/** Answers already given, kept so that a repeated request gets the same one. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('idempotency_keys', (table) => {
      table.string('scope', 100).notNullable()
      table.string('key', 64).notNullable()
      table.string('body_hash', 64).notNullable()
      table.text('answer').nullable()
      table.bigint('expires_at').notNullable().index()
      table.primary(['scope', 'key'])
    })
  }

  async down() {
    this.schema.dropTable('idempotency_keys')
  }
}
