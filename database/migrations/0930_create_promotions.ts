import { BaseSchema } from '@adonisjs/lucid/schema'

/** Prize games: when they run, who takes part, and what is drawn when. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('promotions', (table) => {
      table.increments('id')
      // Names the game in its addresses and in the published files of its draws.
      table.string('slug', 40).notNullable().unique()
      table.string('state', 20).notNullable()
      // Half open, as every period of a game; midnights in Budapest.
      table.bigint('starts_at').notNullable()
      table.bigint('ends_at').notNullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.check('starts_at < ends_at', {}, 'promotions_period_is_ordered')
      table.check("state IN ('draft', 'published')", {}, 'promotions_state_is_known')
    })

    this.schema.createTable('promotion_members', (table) => {
      table.increments('id')
      table.integer('promotion_id').notNullable().references('promotions.id')
      table.integer('member_id').notNullable()
      // 16 characters of Crockford base-32, random; under it the member stands in published files.
      table.string('pseudonym', 16).nullable()
      table.bigint('accepted_at').nullable()
      table.bigint('dismissed_at').nullable()
      // SHA-256 of the rules that were accepted, in hex.
      table.string('rules_hash', 64).nullable()
      table.unique(['promotion_id', 'member_id'])
      table.unique(['promotion_id', 'pseudonym'])
      table.index(['member_id'])
      table.check(
        '(accepted_at IS NULL) = (pseudonym IS NULL)',
        {},
        'promotion_members_accepted_have_a_pseudonym'
      )
    })

    this.schema.createTable('draws', (table) => {
      table.increments('id')
      table.integer('promotion_id').notNullable().references('promotions.id')
      // w1, w2 … and main.
      table.string('key', 40).notNullable()
      table.string('kind', 10).notNullable()
      table.string('state', 20).notNullable()
      table.bigint('opens_at').notNullable()
      table.bigint('closes_at').notNullable()
      table.bigint('freeze_by').notNullable()
      table.bigint('draw_at').notNullable()
      // The round of the beacon, and the hash that the seed is bound to; known once the draw is committed.
      table.bigint('round').nullable()
      table.string('commitment', 64).nullable()
      table.bigint('created_at').notNullable()
      table.unique(['promotion_id', 'key'])
      table.check("kind IN ('weekly', 'main')", {}, 'draws_kind_is_known')
      table.check('opens_at < closes_at', {}, 'draws_period_is_ordered')
      table.check('closes_at < freeze_by', {}, 'draws_freeze_after_their_period')
      table.check('freeze_by < draw_at', {}, 'draws_are_drawn_after_their_freeze')
    })

    this.schema.createTable('prizes', (table) => {
      table.increments('id')
      table.integer('draw_id').notNullable().references('draws.id')
      // In which order the prizes of a draw are given away, and under which name in its files.
      table.integer('position').notNullable()
      table.string('key', 40).notNullable()
      table.integer('items').notNullable()
      table.string('name_hu', 120).notNullable()
      table.string('name_en', 120).notNullable()
      table.unique(['draw_id', 'key'])
      table.unique(['draw_id', 'position'])
      table.check('items > 0', {}, 'prizes_have_items')
    })
  }

  async down() {
    for (const table of ['prizes', 'draws', 'promotion_members', 'promotions']) {
      this.schema.dropTable(table)
    }
  }
}
