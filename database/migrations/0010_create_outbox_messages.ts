import { BaseSchema } from '@adonisjs/lucid/schema'

/** Effects that must not be lost, and the keys that personal values are sealed with. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('outbox_messages', (table) => {
      table.bigIncrements('id')
      table.string('topic', 64).notNullable()
      table.string('dedupe_key', 200).notNullable().unique()
      table.integer('member_id').nullable().index()
      table.text('payload').notNullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.bigint('next_at').notNullable()
      table.bigint('locked_until').nullable()
      table.bigint('done_at').nullable()
      table.bigint('dead_at').nullable()
      table.text('last_error').nullable()
      table.bigint('created_at').notNullable()
    })
    this.schema.raw(
      'CREATE INDEX outbox_messages_due ON outbox_messages (next_at) WHERE done_at IS NULL'
    )
    this.schema.createTable('member_keys', (table) => {
      table.integer('member_id').primary()
      table.text('sealed_key').notNullable()
      table.bigint('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('member_keys')
    this.schema.dropTable('outbox_messages')
  }
}
