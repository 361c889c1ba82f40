import { BaseSchema } from '@adonisjs/lucid/schema'

/** What members are told in the shop; a text is a key with values, so that it is read in the reader's language. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('notifications', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable()
      table.string('topic', 20).notNullable()
      table.string('type', 10).notNullable()
      table.string('text_key', 60).notNullable()
      // JSON, sealed with the key of the member.
      table.text('sealed_values').notNullable()
      // A path of this shop; null where nothing is to be looked at.
      table.string('action', 255).nullable()
      // The cause and the member: what was told once is not told again.
      table.string('dedupe_key', 120).notNullable().unique()
      table.bigint('read_at').nullable()
      table.bigint('created_at').notNullable()
      table.index(['member_id', 'id'])
      table.index(['created_at'])
      table.check(
        "type IN ('info', 'success', 'warning', 'error', 'gift', 'other')",
        {},
        'notifications_type_is_known'
      )
    })
    this.schema.raw(
      'CREATE INDEX notifications_unread ON notifications (member_id) WHERE read_at IS NULL'
    )
  }

  async down() {
    this.schema.dropTable('notifications')
  }
}
