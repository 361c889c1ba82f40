import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = 'source, points_from, points_to, updated_at'

/**
 * A rule holds from an instant on, and until the next one of the same thing: what held before stays
 * readable. What a scan of a product brings is a rule too; without one the product's own figure
 * holds. The rules there were hold since the beginning of time.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('dated_point_rules', (table) => {
      table.increments('id')
      table.string('source', 40).notNullable()
      table.integer('product_id').nullable().references('participating_products.id')
      table.integer('points_from').notNullable()
      // Only a rule that shows a range has an upper end.
      table.integer('points_to').nullable()
      table.bigint('valid_from').notNullable().defaultTo(0)
      table.integer('actor_id').nullable()
      table.bigint('updated_at').notNullable()
      table.check('points_from BETWEEN 0 AND 1000000', {}, 'point_rules_points_in_range')
      table.check(
        'points_to IS NULL OR points_to BETWEEN points_from AND 1000000',
        {},
        'point_rules_range_is_ordered'
      )
      table.check(
        "(source = 'qrcode') = (product_id IS NOT NULL)",
        {},
        'point_rules_scans_name_a_product'
      )
      table.check(
        'product_id IS NULL OR (points_from > 0 AND points_to IS NULL)',
        {},
        'point_rules_scans_bring_points'
      )
    })
    this.schema.raw(`INSERT INTO dated_point_rules (${COLUMNS}) SELECT ${COLUMNS} FROM point_rules`)
    this.schema.dropTable('point_rules')
    this.schema.renameTable('dated_point_rules', 'point_rules')
    this.schema.raw(`CREATE UNIQUE INDEX point_rules_source_from
      ON point_rules (source, valid_from) WHERE product_id IS NULL`)
    this.schema.raw(`CREATE UNIQUE INDEX point_rules_product_from
      ON point_rules (product_id, valid_from) WHERE product_id IS NOT NULL`)
  }

  async down() {
    this.schema.createTable('plain_point_rules', (table) => {
      table.string('source', 40).primary()
      table.integer('points_from').notNullable()
      table.integer('points_to').nullable()
      table.bigint('updated_at').notNullable()
    })
    this.schema.raw(`INSERT INTO plain_point_rules (${COLUMNS}) SELECT ${COLUMNS} FROM point_rules r
      WHERE product_id IS NULL AND NOT EXISTS (SELECT 1 FROM point_rules later
        WHERE later.source = r.source AND later.valid_from > r.valid_from)`)
    this.schema.dropTable('point_rules')
    this.schema.renameTable('plain_point_rules', 'point_rules')
  }
}
