import { BaseSchema } from '@adonisjs/lucid/schema'

/** A remembered login is told and ended together with the sessions that came from it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('remember_tokens', (table) => {
      table.string('login_id', 64).nullable()
      table.string('browser', 40).nullable()
      table.string('system', 40).nullable()
      table.string('network', 40).nullable()
    })
    // Each token of before is a login of its own.
    this.schema.raw(`UPDATE remember_tokens SET login_id = 'token-' || id`)
  }

  async down() {
    this.schema.alterTable('remember_tokens', (table) => {
      table.dropColumns('login_id', 'browser', 'system', 'network')
    })
  }
}
