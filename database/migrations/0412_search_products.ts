import { BaseSchema } from '@adonisjs/lucid/schema'

/** Letters of Hungarian with an accent, and what somebody in a hurry types for them. */
const PLAIN: [accented: string, plain: string][] = [
  ['áÁ', 'a'],
  ['éÉ', 'e'],
  ['íÍ', 'i'],
  ['óÓöÖőŐ', 'o'],
  ['úÚüÜűŰ', 'u'],
]

/**
 * The words of a product as they are searched, without accents and capitals, kept by the database
 * itself; and the orders a list can be read in, each as an index that gives its first page.
 */
export default class extends BaseSchema {
  async up() {
    const isPostgres = this.db.dialect.name === 'postgres'
    const texts = ['title_hu', 'title_en', 'short_description_hu', 'short_description_en']
    const words = PLAIN.flatMap(([letters, plain]) => [...letters].map((one) => [one, plain]))
    const folded = words.reduce(
      (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
      texts.join(` || ' ' || `)
    )
    this.schema.raw(`ALTER TABLE products ADD COLUMN search_text text
      GENERATED ALWAYS AS (lower(${folded})) ${isPostgres ? 'STORED' : 'VIRTUAL'}`)
    // SQLite cannot add a stored column; the index keeps the texts, so that a search reads it alone.
    if (!isPostgres) this.schema.raw('CREATE INDEX products_words ON products (search_text)')
    const shown = 'WHERE is_gift = 0 AND published_at IS NOT NULL'
    this.schema.raw(`CREATE INDEX products_by_place
      ON products (position, published_at DESC, id DESC) ${shown}`)
    this.schema.raw(`CREATE INDEX products_by_price ON products (price, position, id) ${shown}`)
    this.schema.raw(`CREATE INDEX products_by_age ON products (published_at, id) ${shown}`)
  }

  async down() {
    for (const name of ['by_place', 'by_price', 'by_age']) {
      this.schema.raw(`DROP INDEX products_${name}`)
    }
    if (this.db.dialect.name !== 'postgres') this.schema.raw('DROP INDEX products_words')
    this.schema.raw('ALTER TABLE products DROP COLUMN search_text')
  }
}
