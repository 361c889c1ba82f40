import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How fast pages were for real visits: how many visits of a week had a figure of at most so much. A row counts, and
 * names nobody; `at_most` is in ms, of `cls` in thousandths.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('page_vitals', (table) => {
      // The Monday in Budapest, YYYY-MM-DD.
      table.string('week', 10).notNullable()
      table.string('page', 60).notNullable()
      table.string('device', 5).notNullable()
      table.string('connection', 7).notNullable()
      table.string('locale', 2).notNullable()
      table.string('build', 40).notNullable()
      table.string('metric', 4).notNullable()
      table.integer('at_most').notNullable()
      table.integer('visits').notNullable()
      table.primary([
        'week',
        'page',
        'device',
        'connection',
        'locale',
        'build',
        'metric',
        'at_most',
      ])
      table.check('visits > 0', {}, 'page_vitals_is_positive')
      table.check("device IN ('phone', 'desk')", {}, 'page_vitals_device_is_known')
      table.check(
        "connection IN ('slow', 'fast', 'unknown')",
        {},
        'page_vitals_connection_is_known'
      )
      table.check(
        "metric IN ('lcp', 'inp', 'cls', 'ttfb', 'fcp')",
        {},
        'page_vitals_metric_is_known'
      )
    })
  }

  async down() {
    this.schema.dropTable('page_vitals')
  }
}
