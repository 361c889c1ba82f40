import { BaseSchema } from '@adonisjs/lucid/schema'

/** Remembers since when a member knows that a gift saved for can be had; empty until then. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('wishlist_entries', (table) => {
      table.bigint('announced_at').nullable()
    })
    this.schema.raw(`CREATE INDEX wishlist_entries_to_announce ON wishlist_entries (id)
      WHERE announced_at IS NULL`)
  }

  async down() {
    this.schema.raw('DROP INDEX wishlist_entries_to_announce')
    this.schema.alterTable('wishlist_entries', (table) => {
      table.dropColumn('announced_at')
    })
  }
}
