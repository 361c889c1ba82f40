import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '../append_only.js'

/** Invitations, the second factor of staff, and who changed what. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('staff_members', (table) => {
      // Who is invited chooses the password.
      table.setNullable('password')
    })
    this.schema.alterTable('staff_members', (table) => {
      // Sealed with the key of the shop; the recovery codes are hashes.
      table.text('two_factor_secret').nullable()
      table.text('two_factor_recovery_codes').nullable()
      table.bigint('two_factor_last_step').nullable()
      table.bigint('two_factor_confirmed_at').nullable()
    })
    this.schema.createTable('staff_invitations', (table) => {
      table.increments('id')
      table.integer('staff_id').notNullable().references('staff_members.id').onDelete('CASCADE')
      table.string('token_hash', 64).notNullable().unique()
      table.bigint('expires_at').notNullable()
      table.bigint('used_at').nullable()
      table.bigint('created_at').notNullable()
      table.index(['staff_id'])
    })
    this.schema.createTable('audit_logs', (table) => {
      table.bigIncrements('id')
      table.string('source', 10).notNullable()
      table.integer('actor_id').nullable()
      table.string('action', 60).notNullable()
      table.string('subject_type', 30).notNullable()
      table.integer('subject_id').notNullable()
      // One word without anything personal, such as the new role.
      table.string('detail', 100).nullable()
      table.bigint('happened_at').notNullable()
      table.index(['subject_type', 'subject_id'])
    })
    for (const sql of appendOnly('audit_logs', this.db.dialect.name)) this.schema.raw(sql)
  }

  async down() {
    this.schema.dropTable('audit_logs')
    for (const sql of dropAppendOnly('audit_logs', this.db.dialect.name)) this.schema.raw(sql)
    this.schema.dropTable('staff_invitations')
    this.schema.alterTable('staff_members', (table) => {
      table.dropColumns(
        'two_factor_secret',
        'two_factor_recovery_codes',
        'two_factor_last_step',
        'two_factor_confirmed_at'
      )
    })
  }
}
