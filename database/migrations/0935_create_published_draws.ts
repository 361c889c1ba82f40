import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '#database/append_only'

/** What was published is neither changed nor taken back. */
const PUBLISHED = ['draw_files', 'draw_log_lines']

/** What a draw keeps secret until it is over, what it publishes, and who was drawn. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('draw_seeds', (table) => {
      table.increments('id')
      table.integer('draw_id').notNullable().unique().references('draws.id')
      // Opens with a key derived from APP_KEY, and for this draw alone.
      table.string('sealed', 200).notNullable()
      table.bigint('created_at').notNullable()
    })

    this.schema.createTable('draw_files', (table) => {
      table.increments('id')
      table.integer('promotion_id').notNullable().references('promotions.id')
      table.string('name', 100).notNullable()
      // The bytes lie in STORAGE_PATH under this name.
      table.string('hash', 64).notNullable()
      table.integer('size').notNullable()
      table.bigint('created_at').notNullable()
      table.unique(['promotion_id', 'name'])
    })

    this.schema.createTable('draw_logs', (table) => {
      table.increments('id')
      table.integer('promotion_id').notNullable().unique().references('promotions.id')
      table.integer('lines').notNullable()
      table.string('head', 64).notNullable()
    })

    this.schema.createTable('draw_log_lines', (table) => {
      table.increments('id')
      table.integer('promotion_id').notNullable().references('promotions.id')
      table.integer('n').notNullable()
      table.string('line', 300).notNullable()
      table.unique(['promotion_id', 'n'])
    })

    this.schema.createTable('draw_exclusions', (table) => {
      table.increments('id')
      table.integer('draw_id').notNullable().references('draws.id')
      table.integer('member_id').notNullable()
      table.string('reason', 20).notNullable()
      table.integer('asked_by').notNullable()
      table.bigint('asked_at').notNullable()
      table.integer('agreed_by').nullable()
      table.bigint('agreed_at').nullable()
      table.unique(['draw_id', 'member_id'])
      table.index(['member_id'])
      table.check('agreed_by IS NULL OR agreed_by <> asked_by', {}, 'draw_exclusions_two_people')
      table.check(
        "reason IN ('staff', 'harvest', 'duplicate_person', 'rules')",
        {},
        'draw_exclusions_reason_is_known'
      )
    })

    this.schema.createTable('draw_wishes', (table) => {
      table.increments('id')
      table.integer('draw_id').notNullable().references('draws.id')
      table.string('kind', 20).notNullable()
      table.integer('asked_by').notNullable()
      table.bigint('asked_at').notNullable()
      table.unique(['draw_id', 'kind'])
    })

    this.schema.createTable('draw_places', (table) => {
      table.increments('id')
      table.integer('draw_id').notNullable().references('draws.id')
      table.integer('place').notNullable()
      table.string('prize', 40).nullable()
      table.integer('item').nullable()
      table.integer('reserve').nullable()
      table.string('pseudonym', 16).nullable()
      table.string('state', 20).notNullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.bigint('updated_at').notNullable()
      table.unique(['draw_id', 'place'])
      table.check('(prize IS NULL) = (item IS NULL)', {}, 'draw_places_prizes_have_items')
    })

    for (const table of PUBLISHED) {
      for (const sql of appendOnly(table, this.db.dialect.name)) this.schema.raw(sql)
    }
  }

  async down() {
    const tables = ['places', 'wishes', 'exclusions', 'log_lines', 'logs', 'files', 'seeds']
    for (const table of tables) this.schema.dropTable(`draw_${table}`)
    for (const table of PUBLISHED) {
      for (const sql of dropAppendOnly(table, this.db.dialect.name)) this.schema.raw(sql)
    }
  }
}
