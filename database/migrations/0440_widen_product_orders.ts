import { BaseSchema } from '@adonisjs/lucid/schema'

/** Each order of the list of gifts: the columns it is sorted by, and what else a list asks for. */
const ORDERS = {
  place: ['position, published_at DESC, id DESC', 'price, category_id'],
  price: ['price, position, id', 'published_at, category_id'],
  age: ['published_at, id', 'price, category_id'],
}
const SHOWN = 'WHERE is_gift = 0 AND published_at IS NOT NULL'

/**
 * The indexes of the orders also hold what decides whether a gift is listed, so that a whole list of
 * a hundred thousand is read from an index alone; and when gifts and categories changed last is
 * found without looking at all of them.
 */
export default class extends BaseSchema {
  async up() {
    this.#orders(([sorted, wanted]) => `${sorted}, ${wanted}`)
    this.schema.raw('CREATE INDEX products_by_change ON products (updated_at)')
    this.schema.raw('CREATE INDEX categories_by_change ON categories (updated_at)')
    this.schema.raw(
      'CREATE INDEX categories_by_place ON categories (position, id) WHERE is_active = 1'
    )
  }

  async down() {
    for (const name of ['categories_by_place', 'categories_by_change', 'products_by_change']) {
      this.schema.raw(`DROP INDEX ${name}`)
    }
    this.#orders(([sorted]) => sorted)
  }

  #orders(columnsOf: (order: string[]) => string) {
    for (const [name, order] of Object.entries(ORDERS)) {
      this.schema.raw(`DROP INDEX products_by_${name}`)
      this.schema.raw(`CREATE INDEX products_by_${name} ON products (${columnsOf(order)}) ${SHOWN}`)
    }
  }
}
