import { BaseSchema } from '@adonisjs/lucid/schema'

/** What proves who somebody is. Codes and tokens are stored as hashes only. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('phone_verifications', (table) => {
      table.integer('member_id').notNullable().references('members.id').onDelete('CASCADE')
      table.string('purpose', 20).notNullable()
      table.string('phone', 20).notNullable()
      table.string('code_hash', 64).nullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.integer('sendings').notNullable().defaultTo(0)
      table.bigint('can_send_at').notNullable()
      table.bigint('expires_at').nullable()
      table.bigint('used_at').nullable()
      table.primary(['member_id', 'purpose'])
      table.check('attempts BETWEEN 0 AND 5', {}, 'phone_verifications_attempts_in_range')
    })
    this.schema.createTable('password_reset_tokens', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable().references('members.id').onDelete('CASCADE')
      table.string('token_hash', 64).notNullable().unique()
      table.bigint('expires_at').notNullable()
      table.bigint('used_at').nullable()
      table.bigint('created_at').notNullable()
      table.index(['member_id'])
    })
    this.schema.createTable('remember_tokens', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable().references('members.id').onDelete('CASCADE')
      table.string('token_hash', 64).notNullable()
      table.bigint('expires_at').notNullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.index(['member_id'])
    })
  }

  async down() {
    const tables = ['remember_tokens', 'password_reset_tokens', 'phone_verifications']
    for (const table of tables) this.schema.dropTable(table)
  }
}
