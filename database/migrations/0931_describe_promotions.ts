import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/** What members read of a prize game, the rules they accepted, and who won. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('promotions', (table) => {
      table.string('title_hu', 120).notNullable().defaultTo('')
      table.string('title_en', 120).notNullable().defaultTo('')
      table.string('lead_hu', 500).notNullable().defaultTo('')
      table.string('lead_en', 500).notNullable().defaultTo('')
      // None: the shop's own.
      table.string('contact_email', 254).nullable()
      // The address of the page with the rules, without its slash.
      table.string('rules_page', 100).nullable()
    })

    this.schema.alterTable('prizes', (table) => {
      table.string('picture', 64).nullable()
    })

    // Lists are ordered by the bytes of pseudonyms, whatever the language of the database is.
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw(
        'ALTER TABLE promotion_members ALTER COLUMN pseudonym TYPE varchar(16) COLLATE "C"'
      )
    }

    // The texts that hashes of accepted rules stand for.
    this.schema.createTable('rules_texts', (table) => {
      table.increments('id')
      table.integer('promotion_id').notNullable().references('promotions.id')
      table.string('hash', 64).notNullable()
      table.text('text_hu').notNullable()
      table.text('text_en').notNullable()
      table.bigint('first_shown_at').notNullable()
      table.unique(['promotion_id', 'hash'])
    })
    for (const sql of appendOnly('rules_texts', this.db.dialect.name)) this.schema.raw(sql)

    this.schema.createTable('winners', (table) => {
      table.increments('id')
      table.integer('promotion_id').notNullable().references('promotions.id')
      table.integer('draw_id').notNullable().references('draws.id')
      table.integer('prize_id').notNullable().references('prizes.id')
      // The place in the order of the draw, from 1.
      table.integer('place').notNullable()
      // None once the member left.
      table.integer('member_id').nullable()
      // 'Kovács P.'; empty once the member left.
      table.string('abbreviated_name', 80).notNullable()
      // None until the names of a draw are made public.
      table.bigint('published_at').nullable()
      table.unique(['draw_id', 'place'])
      table.index(['promotion_id'])
      table.index(['member_id'])
    })

    this.defer(async (db) => {
      await db.from('settings').whereIn('key', FORMER_SETTINGS).delete()
    })
  }

  async down() {
    this.schema.dropTable('winners')
    this.schema.dropTable('rules_texts')
    for (const sql of dropAppendOnly('rules_texts', this.db.dialect.name)) this.schema.raw(sql)
    this.schema.alterTable('prizes', (table) => table.dropColumn('picture'))
    this.schema.alterTable('promotions', (table) => {
      for (const column of ['title_hu', 'title_en', 'lead_hu', 'lead_en']) table.dropColumn(column)
      table.dropColumn('contact_email')
      table.dropColumn('rules_page')
    })
  }
}

/** Days of a game that was announced without prizes and draws. */
const FORMER_SETTINGS = ['birthday_game_from', 'birthday_game_until']
