import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who scanned on a day that is over: one bit for each member, at the place of their id. Made of the ledger and made anew at any time. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('report_scanners', (table) => {
      // In Budapest, YYYY-MM-DD.
      table.string('business_date', 10).primary()
      table.binary('members').notNullable()
      table.check('length(business_date) = 10', {}, 'report_scanners_business_date_is_a_day')
    })
    // Days are summed up by both or not at all: a server does it within minutes.
    this.defer(async (db) => {
      await db.from('report_days').delete()
    })
  }

  async down() {
    this.schema.dropTable('report_scanners')
  }
}
