import { BaseSchema } from '@adonisjs/lucid/schema'

/** E-mail addresses that mails came back from, or whose readers complained: what was reported, and since when they rest. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('suppressed_addresses', (table) => {
      table.increments('id')
      // Keyed, so that an address is found without being told.
      table.string('address_hash', 64).notNullable()
      // Whose address it was when it was reported; goes with the member.
      table.integer('member_id').notNullable()
      // hard, soft or complaint: each is lifted and counted by itself.
      table.string('reason', 16).notNullable()
      // The status of the last report, such as 5.1.1; null where it names none.
      table.string('status', 16).nullable()
      // Reports so far, each mail once.
      table.integer('times').notNullable()
      // JSON: messages of the last 14 days that could not be delivered for a while, and when that was told, in ms UTC.
      table.text('soft_bounces').notNullable()
      // The message of the last report: one mail may be reported twice.
      table.integer('last_message_id').notNullable()
      // Both null while reports are only counted; without an end it rests until somebody lifts it.
      table.bigint('since').nullable()
      table.bigint('until').nullable()
      table.bigint('lifted_at').nullable()
      table.bigint('reported_at').notNullable()
      table.unique(['address_hash', 'reason'])
      table.index(['member_id'])
      table.index(['reported_at'])
      table.check('times > 0', {}, 'suppressed_addresses_times_count_up')
      table.check(
        "reason IN ('hard', 'soft', 'complaint')",
        {},
        'suppressed_addresses_reason_is_known'
      )
    })
  }

  async down() {
    this.schema.dropTable('suppressed_addresses')
  }
}
