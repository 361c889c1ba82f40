import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Stickers of a batch that were withdrawn while the rest of it goes on earning. The ranges of a
 * batch never overlap, so that they can be added up. Serials count from 0, both ends are inside.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('void_ranges', (table) => {
      table.integer('batch_id').notNullable().references('code_batches.id')
      table.integer('first_serial').notNullable()
      table.integer('last_serial').notNullable()
      table.string('reason', 200).notNullable()
      table.integer('actor_id').nullable()
      table.bigint('voided_at').notNullable()
      table.primary(['batch_id', 'first_serial'])
      table.check('first_serial BETWEEN 0 AND last_serial', {}, 'void_ranges_is_ordered')
      table.check('last_serial < 1048576', {}, 'void_ranges_fits_the_code')
    })
    // A range of a batch is counted from the index alone; it costs a scan what the narrower one did.
    this.schema.alterTable('codes', (table) => {
      table.dropIndex(['batch_id'])
      table.index(['batch_id', 'serial'])
    })
  }

  async down() {
    this.schema.alterTable('codes', (table) => {
      table.dropIndex(['batch_id', 'serial'])
      table.index(['batch_id'])
    })
    this.schema.dropTable('void_ranges')
  }
}
