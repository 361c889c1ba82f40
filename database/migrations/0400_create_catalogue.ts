import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Categories, products and what a product can be chosen in. Texts have a Hungarian and an English
 * column; `picture` is the name of a stored picture; flags are 0 or 1.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('categories', (table) => {
      table.increments('id')
      table.string('slug', 100).notNullable().unique()
      table.string('title_hu', 200).notNullable()
      table.string('title_en', 200).notNullable()
      table.text('description_hu').notNullable().defaultTo('')
      table.text('description_en').notNullable().defaultTo('')
      table.string('picture', 64).nullable()
      table.string('picture_alt_hu', 200).notNullable().defaultTo('')
      table.string('picture_alt_en', 200).notNullable().defaultTo('')
      table.integer('position').notNullable().defaultTo(0)
      table.smallint('is_active').notNullable().defaultTo(1)
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.check('is_active IN (0, 1)', {}, 'categories_is_active_is_a_flag')
    })
    this.schema.createTable('products', (table) => {
      table.increments('id')
      table.string('slug', 100).notNullable().unique()
      table.integer('category_id').nullable().references('categories.id')
      table.string('title_hu', 200).notNullable()
      table.string('title_en', 200).notNullable()
      table.string('short_description_hu', 500).notNullable().defaultTo('')
      table.string('short_description_en', 500).notNullable().defaultTo('')
      table.text('description_hu').notNullable().defaultTo('')
      table.text('description_en').notNullable().defaultTo('')
      table.integer('price').notNullable()
      table.smallint('is_new').notNullable().defaultTo(0)
      table.smallint('is_gift').notNullable().defaultTo(0)
      table.string('picture', 64).nullable()
      table.string('picture_alt_hu', 200).notNullable().defaultTo('')
      table.string('picture_alt_en', 200).notNullable().defaultTo('')
      table.integer('position').notNullable().defaultTo(0)
      table.bigint('published_at').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.index(['category_id', 'position'])
      // Only a product that rewards alone can grant may have no price.
      table.check('price > 0 OR (is_gift = 1 AND price = 0)', {}, 'products_price_is_positive')
      table.check('is_new IN (0, 1) AND is_gift IN (0, 1)', {}, 'products_flags_are_flags')
    })
    this.schema.createTable('variation_types', (table) => {
      table.increments('id')
      table.integer('product_id').notNullable().references('products.id').onDelete('CASCADE')
      table.string('title_hu', 100).notNullable()
      table.string('title_en', 100).notNullable()
      table.integer('position').notNullable().defaultTo(0)
      table.index(['product_id'])
    })
    this.schema.createTable('variation_values', (table) => {
      table.increments('id')
      table.integer('type_id').notNullable().references('variation_types.id').onDelete('CASCADE')
      table.string('title_hu', 100).notNullable()
      table.string('title_en', 100).notNullable()
      table.integer('position').notNullable().defaultTo(0)
      table.index(['type_id'])
    })
  }

  async down() {
    for (const table of ['variation_values', 'variation_types', 'products', 'categories']) {
      this.schema.dropTable(table)
    }
  }
}
