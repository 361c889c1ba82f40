import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a second factor needs beside its secret: the last step taken, and codes not shown yet. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('members', (table) => {
      table.bigint('two_factor_last_step').nullable()
      // Until then a new set of recovery codes may be shown, once.
      table.bigint('two_factor_codes_due_until').nullable()
    })
  }

  async down() {
    this.schema.alterTable('members', (table) => {
      table.dropColumns('two_factor_last_step', 'two_factor_codes_due_until')
    })
  }
}
