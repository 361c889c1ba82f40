import { BaseSchema } from '@adonisjs/lucid/schema'

/** Instants are milliseconds UTC, calendar days are YYYY-MM-DD, flags are instants or 0/1. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('members', (table) => {
      table.increments('id')
      table.string('email', 254).nullable().unique()
      table.string('phone', 20).nullable().unique()
      table.text('password').nullable()
      table.string('locale', 2).nullable()
      table.string('last_name', 100).nullable()
      table.string('first_name', 100).nullable()
      table.string('birthday', 10).nullable()
      table.string('name_day', 5).nullable()
      table.integer('main_profession_id').nullable()
      table.string('other_profession', 200).nullable()
      table.string('regional_representative_zip', 4).nullable()
      table.integer('regional_representative_id').nullable()
      table.string('referral_code', 16).notNullable().unique()
      table.integer('invited_by_id').nullable().references('members.id')
      table.string('newsletter_secret', 64).notNullable().unique()
      table.string('sf_id', 64).nullable().unique()
      table.text('two_factor_secret').nullable()
      table.text('two_factor_recovery_codes').nullable()
      table.bigint('two_factor_confirmed_at').nullable()
      table.bigint('tos_accepted_at').nullable()
      table.bigint('phone_verified_at').nullable()
      table.bigint('registered_at').nullable()
      table.bigint('disabled_at').nullable()
      table.bigint('deleted_at').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
    })
    this.schema.createTable('staff_members', (table) => {
      table.increments('id')
      table.string('email', 254).notNullable().unique()
      table.string('name', 200).notNullable()
      table.text('password').notNullable()
      table.string('role', 20).notNullable()
      table.string('locale', 2).nullable()
      table.bigint('last_login_at').nullable()
      table.bigint('disabled_at').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('staff_members')
    this.schema.dropTable('members')
  }
}
