import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What can be ordered. A product has either one stock item with an empty `combination`, or one for
 * each combination of its variation values (their ids ascending, joined by `-`). An unknown `qty`
 * is unlimited.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('stock_items', (table) => {
      table.increments('id')
      table.integer('product_id').notNullable().references('products.id')
      table.string('combination', 100).notNullable().defaultTo('')
      table.integer('qty').nullable()
      table.unique(['product_id', 'combination'])
      table.check('qty IS NULL OR qty >= 0', {}, 'stock_items_qty_is_not_negative')
    })
    this.schema.createTable('stock_movements', (table) => {
      table.increments('id')
      table.integer('stock_item_id').notNullable().references('stock_items.id')
      table.integer('delta').notNullable()
      table.string('reason', 20).notNullable()
      table.string('reference', 100).notNullable().unique()
      table.integer('actor_id').nullable()
      table.bigint('occurred_at').notNullable()
      table.index(['stock_item_id'])
      table.check('delta <> 0', {}, 'stock_movements_delta_is_not_zero')
      table.check(
        "reason IN ('correction', 'order', 'cancellation')",
        {},
        'stock_movements_reason_is_known'
      )
    })
    for (const sql of this.#triggers()) this.schema.raw(sql)
  }

  #triggers(): string[] {
    const postgres = this.db.dialect.name === 'postgres'
    if (!postgres) {
      return ['UPDATE', 'DELETE'].map(
        (verb) => `CREATE TRIGGER stock_movements_refuse_${verb.toLowerCase()}
          BEFORE ${verb} ON stock_movements
          BEGIN SELECT RAISE(ABORT, 'stock_movements is append only'); END`
      )
    }
    return [
      `CREATE FUNCTION stock_movements_refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'stock_movements is append only'; END $$`,
      `CREATE TRIGGER stock_movements_refuse_change BEFORE UPDATE OR DELETE ON stock_movements
        FOR EACH ROW EXECUTE FUNCTION stock_movements_refuse()`,
    ]
  }

  async down() {
    this.schema.dropTable('stock_movements')
    this.schema.dropTable('stock_items')
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('DROP FUNCTION stock_movements_refuse()')
    }
  }
}
