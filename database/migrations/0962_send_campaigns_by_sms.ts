import { BaseSchema } from '@adonisjs/lucid/schema'

/** What campaigns say by SMS, and how much of a day's SMS was theirs. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('campaigns', (table) => {
      // Empty where it does not go by SMS.
      table.string('sms_hu', 500).notNullable().defaultTo('')
      table.string('sms_en', 500).notNullable().defaultTo('')
    })
    this.schema.alterTable('sms_days', (table) => {
      // Of the parts of the day.
      table.integer('campaign_parts').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('sms_days', (table) => table.dropColumn('campaign_parts'))
    this.schema.alterTable('campaigns', (table) => {
      table.dropColumn('sms_hu')
      table.dropColumn('sms_en')
    })
  }
}
