import { BaseSchema } from '@adonisjs/lucid/schema'

/** Members find their orders in the menu; an order knows when its address was changed last. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('orders', (table) => {
      table.bigint('address_changed_at').nullable()
    })
    this.defer(async (db) => {
      const gifts = await db.from('menu_entries').where('key', 'product-categories').first()
      await db.table('menu_entries').insert({
        key: 'orders',
        audience: 'member',
        title_en: 'My orders',
        title_hu: 'Rendeléseim',
        uri: '/rendelesek',
        external_uri: null,
        is_shown: 1,
        // Entries of one position follow each other by their ids: after the gifts.
        position: gifts?.position ?? 0,
        event: 'menu_orders',
      })
    })
  }

  async down() {
    this.schema.alterTable('orders', (table) => {
      table.dropColumn('address_changed_at')
    })
    this.defer(async (db) => {
      await db.from('menu_entries').where('key', 'orders').delete()
    })
  }
}
