import { BaseSchema } from '@adonisjs/lucid/schema'

/** Carts of members and the orders they became. Orders keep copies: a product may change later. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cart_items', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable().references('members.id')
      table.string('hash', 64).notNullable()
      table.integer('product_id').notNullable().references('products.id')
      table.string('combination', 100).notNullable().defaultTo('')
      table.integer('quantity').notNullable()
      table.smallint('is_promotion_reward').notNullable().defaultTo(0)
      table.integer('reward_id').nullable().unique()
      table.bigint('created_at').notNullable()
      table.unique(['member_id', 'hash'])
      table.check('quantity > 0', {}, 'cart_items_quantity_is_positive')
    })
    this.schema.createTable('orders', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable().references('members.id')
      table.string('idempotency_key', 64).notNullable()
      table.string('status', 20).notNullable()
      table.integer('total').notNullable()
      table.string('shipping_last_name', 100).notNullable()
      table.string('shipping_first_name', 100).notNullable()
      table.string('shipping_zip', 4).notNullable()
      table.string('shipping_city', 100).notNullable()
      table.string('shipping_address', 200).notNullable()
      table.string('shipping_house_number', 30).notNullable()
      table.integer('shipping_floor').nullable()
      table.string('shipping_door_number', 30).nullable()
      table.string('shipping_doorbell', 100).nullable()
      table.string('shipping_note', 500).nullable()
      table.bigint('placed_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.unique(['member_id', 'idempotency_key'])
      table.index(['status', 'placed_at'])
      table.check('total >= 0', {}, 'orders_total_is_not_negative')
      table.check(
        "status IN ('received', 'processing', 'shipped', 'delivered', 'cancelled')",
        {},
        'orders_status_is_known'
      )
    })
    this.schema.createTable('order_lines', (table) => {
      table.increments('id')
      table.integer('order_id').notNullable().references('orders.id')
      table.integer('product_id').notNullable().references('products.id')
      table.integer('stock_item_id').notNullable().references('stock_items.id')
      table.string('title_hu', 200).notNullable()
      table.string('title_en', 200).notNullable()
      table.integer('price').notNullable()
      table.integer('quantity').notNullable()
      // JSON list of { type: { id, title_hu, title_en }, value: { id, title_hu, title_en } }.
      table.text('variations').notNullable().defaultTo('[]')
      table.smallint('is_promotion_reward').notNullable().defaultTo(0)
      table.integer('reward_id').nullable()
      table.index(['order_id'])
      table.index(['product_id'])
      table.check('price >= 0', {}, 'order_lines_price_is_not_negative')
      table.check('quantity > 0', {}, 'order_lines_quantity_is_positive')
    })
  }

  async down() {
    for (const table of ['order_lines', 'orders', 'cart_items']) this.schema.dropTable(table)
  }
}
