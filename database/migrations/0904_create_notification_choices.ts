import { BaseSchema } from '@adonisjs/lucid/schema'

/** How members want to be told; who never chose has no row. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('notification_choices', (table) => {
      table.integer('member_id').primary()
      // JSON: the switches that do not stand as they do at first.
      table.text('switched').notNullable()
      // Hours in Budapest; both null where no hour is quiet.
      table.integer('quiet_from').nullable()
      table.integer('quiet_until').nullable()
      table.bigint('changed_at').notNullable()
      table.check(
        '(quiet_from IS NULL) = (quiet_until IS NULL)',
        {},
        'notification_choices_hours_are_two'
      )
    })
  }

  async down() {
    this.schema.dropTable('notification_choices')
  }
}
