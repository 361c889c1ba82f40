import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where browsers of members take messages while the shop is closed: addresses at the push services of browsers. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('push_subscriptions', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable()
      // The login it came from; its logout takes it away.
      table.string('login_id', 64).notNullable()
      // Sealed with the key of the member: who knows it may send.
      table.text('endpoint').notNullable()
      // Keyed, so that an address is found without being told.
      table.string('endpoint_hash', 64).notNullable().unique()
      // As the browser said, in ms UTC; null where it names no end.
      table.bigint('expiration_time').nullable()
      table.string('p256dh', 100).notNullable()
      // Sealed with the key of the member.
      table.text('auth').notNullable()
      // The public key of the shop that the browser was given.
      table.string('vapid_key', 100).notNullable()
      // Messages in a row that did not get through.
      table.integer('failures').notNullable()
      table.bigint('last_success_at').nullable()
      // When the browser last said that it stands.
      table.bigint('seen_at').notNullable()
      table.bigint('created_at').notNullable()
      table.index(['member_id', 'id'])
      table.check('failures >= 0', {}, 'push_subscriptions_failures_count_up')
    })
  }

  async down() {
    this.schema.dropTable('push_subscriptions')
  }
}
