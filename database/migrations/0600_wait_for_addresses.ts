import { BaseSchema } from '@adonisjs/lucid/schema'

/** The e-mail address staff wrote down for a member, until its owner confirms it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('members', (table) => {
      table.string('pending_email', 254).nullable()
    })
  }

  async down() {
    this.schema.alterTable('members', (table) => {
      table.dropColumn('pending_email')
    })
  }
}
