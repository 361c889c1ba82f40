import { BaseSchema } from '@adonisjs/lucid/schema'

/** The gifts of one category in the shop's own order, counted and read without looking at each. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`CREATE INDEX products_of_category
      ON products (category_id, position, published_at DESC, id DESC, price)
      WHERE is_gift = 0 AND published_at IS NOT NULL`)
  }

  async down() {
    this.schema.raw('DROP INDEX products_of_category')
  }
}
