import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/**
 * The ledger: signed entries that nothing changes, one balance a member that moves with them, and
 * a close a day that tells whether the past is still what it was. The CHECKs hold whatever the
 * code does; the largest balance keeps clear of the integer of PostgreSQL.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('balances', (table) => {
      table.integer('member_id').primary().references('members.id')
      table.integer('points').notNullable()
      table.bigint('last_entry_id').nullable()
      table.check('points BETWEEN 0 AND 2000000000', {}, 'balances_points_in_range')
      table.check('points = CAST(points AS INTEGER)', {}, 'balances_points_is_whole')
    })
    this.schema.createTable('ledger_entries', (table) => {
      table.bigIncrements('id')
      table.integer('member_id').notNullable().references('balances.member_id')
      table.integer('points').notNullable()
      table.string('source', 40).notNullable()
      table.string('source_name', 200).notNullable().defaultTo('')
      table.string('reference', 100).notNullable().unique()
      table.integer('balance_after').notNullable()
      table.integer('product_id').nullable().references('participating_products.id')
      table.bigint('reversed_entry_id').nullable().references('ledger_entries.id')
      table.integer('actor_id').nullable()
      table.bigint('occurred_at').notNullable()
      table.string('business_date', 10).notNullable()
      table.index(['member_id', 'id'])
      table.index(['business_date'])
      table.check('points <> 0', {}, 'ledger_entries_points_is_not_zero')
      table.check('points = CAST(points AS INTEGER)', {}, 'ledger_entries_points_is_whole')
      table.check(
        'balance_after >= 0 AND balance_after - points >= 0',
        {},
        'ledger_entries_balance_is_not_negative'
      )
      table.check("reference <> ''", {}, 'ledger_entries_reference_is_given')
      table.check('length(business_date) = 10', {}, 'ledger_entries_business_date_is_a_day')
    })
    // An entry is reversed once; entries that reverse nothing do not burden the index.
    this.schema.raw(`CREATE UNIQUE INDEX ledger_entries_reversed_once
      ON ledger_entries (reversed_entry_id) WHERE reversed_entry_id IS NOT NULL`)
    // Words about a person stay out of the entries, so that they can go when the person goes.
    this.schema.createTable('ledger_reasons', (table) => {
      table.bigint('entry_id').primary().references('ledger_entries.id')
      table.text('reason').notNullable()
    })
    this.schema.createTable('ledger_closes', (table) => {
      table.string('business_date', 10).primary()
      table.bigint('last_entry_id').notNullable()
      table.bigint('entries').notNullable()
      table.bigint('points').notNullable()
      table.string('hash', 64).notNullable()
      table.bigint('closed_at').notNullable()
    })
    for (const table of ['ledger_entries', 'ledger_closes']) {
      for (const sql of appendOnly(table, this.db.dialect.name)) this.schema.raw(sql)
    }
  }

  async down() {
    const tables = ['ledger_closes', 'ledger_reasons', 'ledger_entries', 'balances']
    for (const table of tables) this.schema.dropTable(table)
    for (const table of ['ledger_entries', 'ledger_closes']) {
      for (const sql of dropAppendOnly(table, this.db.dialect.name)) this.schema.raw(sql)
    }
  }
}
