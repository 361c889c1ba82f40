import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of a message that costs money: since when nobody knows whether it has gone, in ms UTC. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('outbox_messages', (table) => table.bigint('sending_at').nullable())
  }

  async down() {
    this.schema.alterTable('outbox_messages', (table) => table.dropColumn('sending_at'))
  }
}
