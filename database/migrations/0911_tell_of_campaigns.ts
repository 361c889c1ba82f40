import { BaseSchema } from '@adonisjs/lucid/schema'

/** A notification of a campaign has its words from there, in the language of whoever reads it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('notifications', (table) => {
      table.integer('campaign_id').nullable()
    })
  }

  async down() {
    this.schema.alterTable('notifications', (table) => table.dropColumn('campaign_id'))
  }
}
