import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What is found in texts that were published: the plain text of each version in each language, and the index of its words. We
 * analyse the words; the engine only finds them. SQLite has an index of words as a table of its own kind, PostgreSQL as a column.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('search_documents', (table) => {
      table.increments('id')
      table.integer('version_id').notNullable()
      table.integer('record_id').notNullable().index()
      table.string('kind', 20).notNullable()
      table.string('locale', 2).notNullable()
      table.bigInteger('shown_at').notNullable()
      // Which analysis made the words of this document.
      table.integer('analyser').notNullable()
      // Small letters without accents, for parts of words.
      table.text('folded_title').notNullable()
      table.unique(['version_id', 'locale'])
    })
    // Apart from what decides the order: thousands of documents are put in order, and twenty are shown.
    this.schema.createTable('search_texts', (table) => {
      table.integer('document_id').primary().references('search_documents.id')
      table.text('title').notNullable()
      table.text('lead').notNullable()
      table.text('body').notNullable()
    })
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw(
        'CREATE TABLE search_index (rowid bigint PRIMARY KEY, words tsvector NOT NULL)'
      )
      this.schema.raw(
        'CREATE INDEX search_index_words ON search_index USING gin (words) WITH (fastupdate = off)'
      )
    } else {
      // A word begins with a letter for its language, so prefixes of two and three letters are one longer.
      this.schema.raw(`CREATE VIRTUAL TABLE search_index USING fts5(title, lead, body,
        content='', contentless_delete=1, tokenize='ascii', detail='column', prefix='3 4')`)
    }
  }

  async down() {
    this.schema.raw('DROP TABLE search_index')
    this.schema.dropTable('search_texts')
    this.schema.dropTable('search_documents')
  }
}
