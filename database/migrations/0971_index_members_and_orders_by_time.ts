import { BaseSchema } from '@adonisjs/lucid/schema'

/** What figures of a period and lists by time read of many members and orders. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('members', (table) => table.index('created_at', 'members_created_at'))
    this.schema.alterTable('orders', (table) => table.index('placed_at', 'orders_placed_at'))
  }

  async down() {
    this.schema.alterTable('orders', (table) => table.dropIndex('placed_at', 'orders_placed_at'))
    this.schema.alterTable('members', (table) =>
      table.dropIndex('created_at', 'members_created_at')
    )
  }
}
