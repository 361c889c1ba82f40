import { BaseSchema } from '@adonisjs/lucid/schema'

/** Sticker-marked products, and what everything but a scan brings. Flags are 0 or 1. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('participating_products', (table) => {
      table.increments('id')
      table.string('slug', 100).notNullable().unique()
      table.string('title_hu', 200).notNullable().defaultTo('')
      table.string('title_en', 200).notNullable().defaultTo('')
      table.integer('points').notNullable()
      table.string('picture', 64).nullable()
      table.smallint('is_active').notNullable().defaultTo(1)
      table.integer('position').notNullable().defaultTo(0)
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.check('points BETWEEN 1 AND 1000000', {}, 'participating_products_points_in_range')
      table.check('is_active IN (0, 1)', {}, 'participating_products_is_active_is_a_flag')
      table.check("title_hu <> '' OR title_en <> ''", {}, 'participating_products_has_a_title')
    })
    this.schema.createTable('point_rules', (table) => {
      table.string('source', 40).primary()
      table.integer('points_from').notNullable()
      // Only a rule that shows a range has an upper end.
      table.integer('points_to').nullable()
      table.bigint('updated_at').notNullable()
      table.check('points_from BETWEEN 0 AND 1000000', {}, 'point_rules_points_in_range')
      table.check(
        'points_to IS NULL OR points_to BETWEEN points_from AND 1000000',
        {},
        'point_rules_range_is_ordered'
      )
    })
  }

  async down() {
    this.schema.dropTable('point_rules')
    this.schema.dropTable('participating_products')
  }
}
