import { BaseSchema } from '@adonisjs/lucid/schema'

/** The price in points a member knew when the item was last touched, so that a change can be told. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE cart_items ADD COLUMN seen_price integer')
    this.schema.raw(`UPDATE cart_items SET seen_price =
      (SELECT price FROM products WHERE id = cart_items.product_id)
      WHERE is_promotion_reward = 0`)
  }

  async down() {
    this.schema.raw('ALTER TABLE cart_items DROP COLUMN seen_price')
  }
}
