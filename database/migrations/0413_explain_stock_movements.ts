import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly } from '#database/append_only'

const TABLE = 'stock_movements'
const COLUMNS = 'id, stock_item_id, delta, reason, reference, actor_id, occurred_at'
const REASONS = "reason IN ('correction', 'receipt', 'loss', 'order', 'cancellation')"

/**
 * What staff book comes with a reason of its own and a note, and each gift says from how few pieces
 * on it is running low. SQLite cannot change a CHECK, so there the movements move to a new table.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('products', (table) => {
      table.integer('low_stock_at').notNullable().defaultTo(5)
      table.check('low_stock_at >= 0', {}, 'products_low_stock_at_is_not_negative')
    })
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw(`ALTER TABLE ${TABLE} ADD COLUMN note varchar(200) NOT NULL DEFAULT '',
        DROP CONSTRAINT stock_movements_reason_is_known,
        ADD CONSTRAINT stock_movements_reason_is_known CHECK (${REASONS})`)
    } else this.#moveRows()
    this.schema.raw(`CREATE INDEX stock_items_by_qty ON stock_items (qty) WHERE is_active = 1`)
  }

  #moveRows() {
    for (const verb of ['update', 'delete']) {
      this.schema.raw(`DROP TRIGGER ${TABLE}_refuse_${verb}`)
    }
    this.schema.raw(`ALTER TABLE ${TABLE} RENAME TO ${TABLE}_before`)
    this.schema.raw(`DROP INDEX ${TABLE}_stock_item_id_index`)
    this.schema.raw(`DROP INDEX ${TABLE}_reference_unique`)
    this.schema.createTable(TABLE, (table) => {
      table.increments('id')
      table.integer('stock_item_id').notNullable().references('stock_items.id')
      table.integer('delta').notNullable()
      table.string('reason', 20).notNullable()
      table.string('reference', 100).notNullable().unique()
      table.integer('actor_id').nullable()
      table.bigint('occurred_at').notNullable()
      table.string('note', 200).notNullable().defaultTo('')
      table.index(['stock_item_id'])
      table.check('delta <> 0', {}, 'stock_movements_delta_is_not_zero')
      table.check(REASONS, {}, 'stock_movements_reason_is_known')
    })
    this.schema.raw(`INSERT INTO ${TABLE} (${COLUMNS}) SELECT ${COLUMNS} FROM ${TABLE}_before`)
    this.schema.dropTable(`${TABLE}_before`)
    for (const sql of appendOnly(TABLE, 'better-sqlite3')) this.schema.raw(sql)
  }

  // Movements with the new reasons exist by now; going back would have to forget them.
  async down() {}
}
