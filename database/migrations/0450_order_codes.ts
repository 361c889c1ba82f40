import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly } from '#database/append_only'

/*
 * Codes and scans of the embedded database without the row numbers that nobody asks for: a scan writes into
 * nine trees where it wrote into twelve (docs/decisions/0181).
 */

/** A code begins with its batch and its serial, so the rows of a batch lie together. */
const CODES = `CREATE TABLE codes_in_order (code VARCHAR(16) NOT NULL PRIMARY KEY,
  batch_id INTEGER NOT NULL REFERENCES code_batches (id), serial INTEGER NOT NULL,
  max_scans INTEGER NOT NULL, scans INTEGER NOT NULL, first_scanned_at BIGINT NOT NULL,
  CONSTRAINT codes_scans_within_limit CHECK (scans BETWEEN 0 AND max_scans)) WITHOUT ROWID`

/** A scan has the number of its entry. */
const SCANS = `CREATE TABLE scans_by_entry (code VARCHAR(16) NOT NULL REFERENCES codes_in_order (code),
  member_id INTEGER NOT NULL, entry_id INTEGER NOT NULL PRIMARY KEY REFERENCES ledger_entries (id),
  client_key VARCHAR(64), scanned_at BIGINT NOT NULL)`

const SCAN_COLUMNS = 'code, member_id, entry_id, client_key, scanned_at'
const CODE_COLUMNS = 'code, batch_id, serial, max_scans, scans, first_scanned_at'

export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'postgres') return
    this.schema.raw(CODES)
    this.schema.raw(`INSERT INTO codes_in_order (${CODE_COLUMNS})
      SELECT ${CODE_COLUMNS} FROM codes ORDER BY code`)
    this.schema.raw(SCANS)
    this.schema.raw(`INSERT INTO scans_by_entry (${SCAN_COLUMNS})
      SELECT ${SCAN_COLUMNS} FROM scans ORDER BY entry_id`)
    this.schema.raw('DROP TABLE scans')
    this.schema.raw('DROP TABLE codes')
    this.schema.raw('ALTER TABLE codes_in_order RENAME TO codes')
    this.schema.raw('ALTER TABLE scans_by_entry RENAME TO scans')
    this.#completeScans(['code', 'member_id'])
  }

  async down() {
    if (this.db.dialect.name === 'postgres') return
    this.schema.createTable('codes_by_row', (table) => {
      table.string('code', 16).primary()
      table.integer('batch_id').notNullable().references('code_batches.id')
      table.integer('serial').notNullable()
      table.integer('max_scans').notNullable()
      table.integer('scans').notNullable()
      table.bigint('first_scanned_at').notNullable()
      table.check('scans BETWEEN 0 AND max_scans', {}, 'codes_scans_within_limit')
    })
    this.schema.raw(`INSERT INTO codes_by_row (${CODE_COLUMNS}) SELECT ${CODE_COLUMNS} FROM codes`)
    this.schema.createTable('scans_by_row', (table) => {
      table.string('code', 16).notNullable().references('codes_by_row.code')
      table.integer('member_id').notNullable()
      table.bigint('entry_id').notNullable().references('ledger_entries.id')
      table.string('client_key', 64).nullable()
      table.bigint('scanned_at').notNullable()
      table.primary(['code', 'member_id'])
    })
    this.schema.raw(`INSERT INTO scans_by_row (${SCAN_COLUMNS}) SELECT ${SCAN_COLUMNS} FROM scans`)
    this.schema.raw('DROP TABLE scans')
    this.schema.raw('DROP TABLE codes')
    this.schema.raw('ALTER TABLE codes_by_row RENAME TO codes')
    this.schema.raw('ALTER TABLE scans_by_row RENAME TO scans')
    this.schema.alterTable('codes', (table) => table.index(['batch_id', 'serial']))
    this.#completeScans(['entry_id'])
  }

  #completeScans(unique: string[]) {
    this.schema.alterTable('scans', (table) => {
      table.unique(unique)
      table.unique(['member_id', 'client_key'])
    })
    for (const sql of appendOnly('scans', this.db.dialect.name)) this.schema.raw(sql)
  }
}
