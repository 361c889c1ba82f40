import { BaseSchema } from '@adonisjs/lucid/schema'

/** Messages that somebody waits for are taken before those that wait for nobody; staff may send one again. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('outbox_messages', (table) => {
      table.integer('lane').notNullable().defaultTo(1)
      // When staff or an operator last wanted it sent again.
      table.bigint('resent_at').nullable()
    })
    this.schema.raw(
      'CREATE INDEX outbox_messages_lane ON outbox_messages (lane, next_at) WHERE done_at IS NULL AND dead_at IS NULL'
    )
    this.schema.raw(
      'CREATE INDEX outbox_messages_done ON outbox_messages (done_at) WHERE done_at IS NOT NULL'
    )
  }

  async down() {
    this.schema.raw('DROP INDEX outbox_messages_done')
    this.schema.raw('DROP INDEX outbox_messages_lane')
    this.schema.alterTable('outbox_messages', (table) => {
      table.dropColumns('lane', 'resent_at')
    })
  }
}
