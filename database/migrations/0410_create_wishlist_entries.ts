import { BaseSchema } from '@adonisjs/lucid/schema'

/** What members save for: each product at most once a member. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('wishlist_entries', (table) => {
      table.increments('id')
      table.integer('member_id').notNullable().references('members.id')
      table.integer('product_id').notNullable().references('products.id')
      table.bigint('created_at').notNullable()
      table.unique(['member_id', 'product_id'])
      table.index(['product_id'])
    })
  }

  async down() {
    this.schema.dropTable('wishlist_entries')
  }
}
