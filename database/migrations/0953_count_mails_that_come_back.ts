import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of a campaign: how many of its mails came back for good, and how many readers complained of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('campaigns', (table) => {
      table.integer('bounced_count').notNullable().defaultTo(0)
      table.integer('complaint_count').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('campaigns', (table) => {
      table.dropColumn('bounced_count')
      table.dropColumn('complaint_count')
    })
  }
}
