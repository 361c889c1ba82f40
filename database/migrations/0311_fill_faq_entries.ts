import { BaseSchema } from '@adonisjs/lucid/schema'
import { clock } from '#app/clock'
import { defaultFaq } from '#database/default_faq'

/** Entries of the menu whose pages arrive with this migration. */
const ARRIVED = ['faq', 'promotion']

/** The questions a new shop starts with, and the menu entries that lead to them. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const now = clock.now()
      const stamps = { published_at: now, created_at: now, updated_at: now }
      await db.table('faq_entries').multiInsert(
        defaultFaq.map((entry, index) => {
          return { ...entry, position: (index + 1) * 10, ...stamps }
        })
      )
      await db.from('menu_entries').whereIn('key', ARRIVED).update({ is_shown: 1 })
    })
  }

  async down() {
    this.defer(async (db) => {
      await db.from('menu_entries').whereIn('key', ARRIVED).update({ is_shown: 0 })
      await db.from('faq_entries').delete()
    })
  }
}
