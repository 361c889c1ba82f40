import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was sent by SMS on each day; a day whose money is spent sends no more. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sms_days', (table) => {
      // The calendar day in Budapest.
      table.string('day', 10).primary()
      table.integer('messages').notNullable()
      // What is paid: a long text is cut into several parts.
      table.integer('parts').notNullable()
      table.check('messages >= 0 AND parts >= 0', {}, 'sms_days_counts_up')
    })
  }

  async down() {
    this.schema.dropTable('sms_days')
  }
}
