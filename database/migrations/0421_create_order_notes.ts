import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/** What staff tell each other about an order; sealed, because it may speak of a person. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('order_notes', (table) => {
      table.increments('id')
      table.integer('order_id').notNullable().references('orders.id')
      table.text('sealed_note').notNullable()
      table.integer('actor_id').notNullable().references('staff_members.id')
      table.bigint('written_at').notNullable()
      table.index(['order_id'])
    })
    for (const sql of appendOnly('order_notes', this.db.dialect.name)) this.schema.raw(sql)
  }

  async down() {
    this.schema.dropTable('order_notes')
    for (const sql of dropAppendOnly('order_notes', this.db.dialect.name)) this.schema.raw(sql)
  }
}
