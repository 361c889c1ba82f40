import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the ledger came to on a day that is over, one row for each kind of figure; made of the entries and made anew at any time. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('report_days', (table) => {
      // In Budapest, YYYY-MM-DD.
      table.string('business_date', 10).notNullable()
      table.string('kind', 20).notNullable()
      table.bigint('amount').notNullable()
      table.primary(['business_date', 'kind'])
      table.check('length(business_date) = 10', {}, 'report_days_business_date_is_a_day')
    })
  }

  async down() {
    this.schema.dropTable('report_days')
  }
}
