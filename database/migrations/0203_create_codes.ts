import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/**
 * Batches of stickers, and the codes that were scanned. A code that nobody scanned has no row: its
 * batch, its serial and the key say whether it is one of ours. The id of a batch is the batch
 * number printed in its codes, which has 15 bits.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('code_batches', (table) => {
      table.increments('id')
      table.string('reference', 64).nullable().unique()
      table.string('key_id', 16).notNullable()
      table.integer('product_id').notNullable().references('participating_products.id')
      table.integer('count').notNullable()
      // Without an amount of its own a batch brings what its product brings at the time.
      table.integer('points').nullable()
      table.integer('max_scans').notNullable()
      table.bigint('valid_from').nullable()
      table.bigint('valid_to').nullable()
      table.string('state', 10).notNullable()
      table.integer('actor_id').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('activated_at').nullable()
      table.bigint('voided_at').nullable()
      table.check('id BETWEEN 1 AND 32767', {}, 'code_batches_id_fits_the_code')
      table.check('count BETWEEN 1 AND 1048576', {}, 'code_batches_count_fits_the_code')
      table.check('points BETWEEN 1 AND 1000000', {}, 'code_batches_points_in_range')
      table.check('max_scans BETWEEN 1 AND 1000000', {}, 'code_batches_max_scans_in_range')
      table.check("state IN ('printed', 'active', 'void')", {}, 'code_batches_state_is_known')
      table.check('valid_from < valid_to', {}, 'code_batches_validity_is_ordered')
    })
    this.schema.createTable('codes', (table) => {
      table.string('code', 16).primary()
      table.integer('batch_id').notNullable().references('code_batches.id')
      table.integer('serial').notNullable()
      table.integer('max_scans').notNullable()
      table.integer('scans').notNullable()
      table.bigint('first_scanned_at').notNullable()
      // Batch and serial stand inside the code, so its key keeps them unique as well.
      table.index(['batch_id'])
      table.check('scans BETWEEN 0 AND max_scans', {}, 'codes_scans_within_limit')
    })
    this.schema.createTable('scans', (table) => {
      table.string('code', 16).notNullable().references('codes.code')
      table.integer('member_id').notNullable()
      table.bigint('entry_id').notNullable().unique().references('ledger_entries.id')
      // The name the browser gave this scan; the same member uses it once.
      table.string('client_key', 64).nullable()
      table.bigint('scanned_at').notNullable()
      table.primary(['code', 'member_id'])
      table.unique(['member_id', 'client_key'])
    })
    // Members who tried a code after it was used: a sticker many of them try was photographed.
    this.schema.createTable('scan_attempts', (table) => {
      table.string('code', 16).notNullable()
      table.integer('member_id').notNullable()
      table.string('outcome', 30).notNullable()
      table.integer('attempts').notNullable()
      table.bigint('last_attempt_at').notNullable()
      table.primary(['code', 'member_id'])
    })
    for (const sql of appendOnly('scans', this.db.dialect.name)) this.schema.raw(sql)
  }

  async down() {
    const tables = ['scan_attempts', 'scans', 'codes', 'code_batches']
    for (const table of tables) this.schema.dropTable(table)
    for (const sql of dropAppendOnly('scans', this.db.dialect.name)) this.schema.raw(sql)
  }
}
