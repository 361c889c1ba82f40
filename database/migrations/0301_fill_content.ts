import { BaseSchema } from '@adonisjs/lucid/schema'
import {
  defaultFooterLinks,
  defaultMenu,
  defaultPages,
  waitingEntries,
} from '#database/default_content'

/** The menu, footer and pages a new shop starts with; staff change them afterwards. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const now = Date.now()
      const pages = defaultPages.map((page) => ({
        ...page,
        content_hu: JSON.stringify(page.content_hu),
        content_en: JSON.stringify(page.content_en),
        published_at: now,
        created_at: now,
        updated_at: now,
      }))
      await db.table('pages').multiInsert(pages)
      await db.table('menu_entries').multiInsert(
        defaultMenu.map((entry, index) => ({
          ...entry,
          external_uri: null,
          is_shown: waitingEntries.includes(entry.key) ? 0 : 1,
          position: index + 1,
          event: `menu_${entry.key.replaceAll('-', '_')}`,
        }))
      )
      await db
        .table('footer_links')
        .multiInsert(defaultFooterLinks.map((link, index) => ({ ...link, position: index + 1 })))
    })
  }

  async down() {
    this.defer(async (db) => {
      for (const table of ['footer_links', 'menu_entries', 'pages']) await db.from(table).delete()
    })
  }
}
