import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pages, menu entries and footer links: what staff write around the shop. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('pages', (table) => {
      table.increments('id')
      table.string('slug', 100).notNullable().unique()
      table.string('title_hu', 200).notNullable()
      table.string('title_en', 200).notNullable().defaultTo('')
      // JSON list of blocks { id, name, props }; texts inside are sanitised on save and on read.
      table.text('content_hu').notNullable().defaultTo('[]')
      table.text('content_en').notNullable().defaultTo('[]')
      table.smallint('hide_title').notNullable().defaultTo(0)
      table.bigint('published_at').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.check("slug <> ''", {}, 'pages_slug_is_not_empty')
    })
    this.schema.createTable('menu_entries', (table) => {
      table.increments('id')
      table.string('key', 40).notNullable()
      table.string('audience', 10).notNullable()
      table.integer('position').notNullable()
      table.string('title_hu', 100).notNullable()
      table.string('title_en', 100).notNullable().defaultTo('')
      table.string('uri', 300).nullable()
      table.string('external_uri', 300).nullable()
      table.string('event', 60).notNullable()
      // An entry waits here until its page is there.
      table.smallint('is_shown').notNullable().defaultTo(1)
      table.check("audience IN ('guest', 'member', 'all')", {}, 'menu_entries_audience_is_known')
      table.check('(uri IS NULL) <> (external_uri IS NULL)', {}, 'menu_entries_lead_to_one_place')
    })
    this.schema.createTable('footer_links', (table) => {
      table.increments('id')
      table.integer('position').notNullable()
      table.string('title_hu', 100).notNullable()
      table.string('title_en', 100).notNullable().defaultTo('')
      table.string('url', 300).notNullable()
    })
  }

  async down() {
    for (const table of ['footer_links', 'menu_entries', 'pages']) this.schema.dropTable(table)
  }
}
