import { BaseSchema } from '@adonisjs/lucid/schema'

/** Marks the orders of deleted members: their address goes when its time is over. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('orders', (table) => {
      table.bigint('member_deleted_at').nullable()
      table.index(['member_id', 'status'])
    })
    this.schema.raw(`CREATE INDEX orders_of_deleted_members ON orders (updated_at)
      WHERE member_deleted_at IS NOT NULL AND shipping_last_name <> ''`)
  }

  async down() {
    this.schema.raw('DROP INDEX orders_of_deleted_members')
    this.schema.alterTable('orders', (table) => {
      table.dropIndex(['member_id', 'status'])
      table.dropColumn('member_deleted_at')
    })
  }
}
