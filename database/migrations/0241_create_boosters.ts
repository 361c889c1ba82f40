import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/**
 * Boosters, and the bonuses they gave. The counters stand in the row of the booster, so that one
 * guarded change decides; the CHECKs hold whatever the code does. Lists are JSON.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('boosters', (table) => {
      table.increments('id')
      table.string('name_hu', 200).notNullable().defaultTo('')
      table.string('name_en', 200).notNullable().defaultTo('')
      table.string('state', 10).notNullable()
      // So many points, or so many percent of what the scan itself brings.
      table.string('bonus_kind', 10).notNullable()
      table.integer('bonus').notNullable()
      // Days in Budapest, both included; without one there is no end on that side.
      table.string('first_day', 10).nullable()
      table.string('last_day', 10).nullable()
      // Whoever and whatever a list leaves out gets nothing; an empty list leaves nothing out.
      for (const list of ['weekdays', 'product_ids', 'profession_ids', 'zip_prefixes']) {
        table.text(list).notNullable().defaultTo('[]')
      }
      table.integer('limit_per_member').nullable()
      table.integer('limit_per_member_day').nullable()
      table.integer('limit_per_day').nullable()
      table.integer('limit_total').nullable()
      table.integer('budget').notNullable()
      table.integer('given').notNullable().defaultTo(0)
      table.integer('spent').notNullable().defaultTo(0)
      table.integer('actor_id').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.bigint('activated_at').nullable()
      table.bigint('stopped_at').nullable()
      table.check("name_hu <> '' OR name_en <> ''", {}, 'boosters_has_a_name')
      table.check("state IN ('draft', 'active', 'stopped')", {}, 'boosters_state_is_known')
      table.check("bonus_kind IN ('points', 'percent')", {}, 'boosters_bonus_kind_is_known')
      table.check('bonus BETWEEN 1 AND 100000', {}, 'boosters_bonus_in_range')
      table.check('first_day <= last_day', {}, 'boosters_period_is_ordered')
      table.check('budget BETWEEN 1 AND 1000000000', {}, 'boosters_budget_in_range')
      table.check('spent BETWEEN 0 AND budget', {}, 'boosters_spent_within_budget')
      table.check('given >= 0', {}, 'boosters_given_is_not_negative')
      table.check(
        'limit_total IS NULL OR given <= limit_total',
        {},
        'boosters_given_within_its_limit'
      )
    })
    this.schema.createTable('booster_days', (table) => {
      table.integer('booster_id').notNullable().references('boosters.id')
      table.string('day', 10).notNullable()
      table.integer('given').notNullable()
      table.primary(['booster_id', 'day'])
    })
    this.schema.createTable('booster_bonuses', (table) => {
      table.bigint('entry_id').primary().references('ledger_entries.id')
      table.integer('booster_id').notNullable().references('boosters.id')
      table.string('code', 16).notNullable()
      table.integer('member_id').notNullable()
      table.integer('points').notNullable()
      table.string('day', 10).notNullable()
      table.foreign(['code', 'member_id']).references(['code', 'member_id']).inTable('scans')
      table.unique(['code', 'member_id', 'booster_id'])
      table.index(['booster_id', 'member_id', 'day'])
      table.check('points > 0', {}, 'booster_bonuses_points_is_positive')
    })
    for (const sql of appendOnly('booster_bonuses', this.db.dialect.name)) this.schema.raw(sql)
  }

  async down() {
    for (const table of ['booster_bonuses', 'booster_days', 'boosters']) {
      this.schema.dropTable(table)
    }
    for (const sql of dropAppendOnly('booster_bonuses', this.db.dialect.name)) this.schema.raw(sql)
  }
}
