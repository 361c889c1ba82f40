import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/**
 * When an order took which step, and who took it; nobody where the member or the shop did. Of older
 * orders only the first and the present step are known.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('order_steps', (table) => {
      table.increments('id')
      table.integer('order_id').notNullable().references('orders.id')
      table.string('status', 20).notNullable()
      table.bigint('happened_at').notNullable()
      table.integer('actor_id').nullable().references('staff_members.id')
      table.unique(['order_id', 'status'])
      table.check(
        "status IN ('received', 'processing', 'shipped', 'delivered', 'cancelled')",
        {},
        'order_steps_status_is_known'
      )
    })
    this.schema.raw(`INSERT INTO order_steps (order_id, status, happened_at)
      SELECT id, 'received', placed_at FROM orders ORDER BY id`)
    this.schema.raw(`INSERT INTO order_steps (order_id, status, happened_at)
      SELECT id, status, updated_at FROM orders WHERE status <> 'received' ORDER BY id`)
    for (const sql of appendOnly('order_steps', this.db.dialect.name)) this.schema.raw(sql)
  }

  async down() {
    this.schema.dropTable('order_steps')
    for (const sql of dropAppendOnly('order_steps', this.db.dialect.name)) this.schema.raw(sql)
  }
}
