import { BaseSchema } from '@adonisjs/lucid/schema'
import { codes } from 'hungarian-postal-codes'

/** Rows one statement inserts; both databases take twice as many placeholders. */
const ROWS_PER_STATEMENT = 400

/** Every Hungarian postcode with its settlements. @source npm package hungarian-postal-codes, CC0 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const rows = Object.entries(codes).flatMap(([zip, cities]) => {
        return [...new Set(cities)].map((city) => ({ zip, city }))
      })
      for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
        await db.table('postcodes').multiInsert(rows.slice(from, from + ROWS_PER_STATEMENT))
      }
    })
  }

  async down() {
    this.defer(async (db) => {
      await db.from('postcodes').delete()
    })
  }
}
