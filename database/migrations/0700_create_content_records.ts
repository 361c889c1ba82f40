import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendOnly, dropAppendOnly } from '../append_only.js'

const KINDS = ['page', 'article', 'faq', 'survey', 'questionnaire', 'menu', 'footer', 'home']

/**
 * Content records: one draft each, versions that never change, and publications, which say what version is
 * shown from when to when.
 */
export default class extends BaseSchema {
  async up() {
    this.createRecords()
    this.createTexts()
    this.createAddresses()
    for (const sql of appendOnly('content_versions', this.db.dialect.name)) this.schema.raw(sql)
  }

  createRecords() {
    this.schema.createTable('article_categories', (table) => {
      table.increments('id')
      table.string('key', 36).notNullable().unique()
      table.integer('parent_id').nullable().references('article_categories.id')
      // The whole path, slashes included.
      table.string('slug', 310).notNullable().unique()
      table.string('title_hu', 200).notNullable()
      table.string('title_en', 200).notNullable().defaultTo('')
      table.text('description_hu').notNullable().defaultTo('')
      table.text('description_en').notNullable().defaultTo('')
      table.integer('position').notNullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.index(['parent_id'])
      table.check("title_hu <> '' AND slug <> ''", {}, 'article_categories_is_named')
    })
    this.schema.createTable('content_records', (table) => {
      table.increments('id')
      table.string('key', 36).notNullable().unique()
      table.string('kind', 20).notNullable()
      table.integer('category_id').nullable().references('article_categories.id')
      table.integer('position').notNullable()
      table.bigint('archived_at').nullable()
      table.bigint('created_at').notNullable()
      table.bigint('updated_at').notNullable()
      table.index(['kind', 'position'])
      table.index(['category_id'])
      const kinds = KINDS.map((kind) => `'${kind}'`).join(', ')
      table.check(`kind IN (${kinds})`, {}, 'content_records_kind_is_known')
    })
  }

  createTexts() {
    this.schema.createTable('content_versions', (table) => {
      table.increments('id')
      table.integer('record_id').notNullable().references('content_records.id')
      table.integer('number').notNullable()
      // JSON of the whole text in both languages.
      table.text('body').notNullable()
      table.string('title_hu', 300).notNullable()
      table.string('title_en', 300).notNullable()
      table.string('thumbnail', 36).nullable()
      // A staff member; null is the shop itself.
      table.integer('saved_by').nullable()
      table.string('note', 200).notNullable()
      table.bigint('created_at').notNullable()
      table.unique(['record_id', 'number'])
    })
    this.schema.createTable('content_drafts', (table) => {
      table.increments('id')
      table.integer('record_id').notNullable().unique().references('content_records.id')
      table.text('body').notNullable()
      table.string('title_hu', 300).notNullable()
      table.string('title_en', 300).notNullable()
      table.integer('revision').notNullable()
      // The version it was last the same as.
      table.integer('based_on').nullable().references('content_versions.id')
      table.smallint('has_changes').notNullable()
      table.integer('edited_by').nullable()
      table.bigint('edited_at').notNullable()
      // When the audit log was last told of this editor.
      table.bigint('told_at').notNullable()
      table.integer('missing_hu').notNullable()
      table.integer('missing_en').notNullable()
    })
    this.schema.createTable('content_publications', (table) => {
      table.increments('id')
      table.integer('record_id').notNullable().references('content_records.id')
      table.integer('version_id').notNullable().references('content_versions.id')
      table.string('kind', 20).notNullable()
      table.integer('category_id').nullable().references('article_categories.id')
      table.bigint('shown_at').notNullable()
      table.bigint('starts_at').notNullable()
      table.bigint('ends_at').nullable()
      table.integer('published_by').nullable()
      table.bigint('created_at').notNullable()
      table.index(['record_id', 'starts_at'])
      table.index(['kind', 'shown_at'])
      table.index(['category_id', 'shown_at'])
      table.check(
        'ends_at IS NULL OR ends_at >= starts_at',
        {},
        'content_publications_end_after_they_start'
      )
    })
  }

  createAddresses() {
    this.schema.createTable('content_slugs', (table) => {
      table.string('scope', 20).notNullable()
      table.string('slug', 310).notNullable()
      table.integer('record_id').nullable().references('content_records.id')
      table.integer('category_id').nullable().references('article_categories.id')
      // Old ones stay, and lead to the current one.
      table.smallint('is_current').notNullable()
      table.bigint('created_at').notNullable()
      table.primary(['scope', 'slug'])
      table.index(['record_id'])
      table.index(['category_id'])
      const one = '(record_id IS NULL) <> (category_id IS NULL)'
      table.check(one, {}, 'content_slugs_name_one_thing')
    })
    this.schema.createTable('content_previews', (table) => {
      table.increments('id')
      table.integer('record_id').notNullable().references('content_records.id')
      table.string('token_hash', 64).notNullable().unique()
      table.bigint('expires_at').notNullable()
      table.bigint('revoked_at').nullable()
      table.integer('created_by').nullable()
      table.bigint('created_at').notNullable()
      table.index(['record_id'])
    })
    this.schema.createTable('article_votes', (table) => {
      table.integer('record_id').notNullable().references('content_records.id')
      table.string('day', 10).notNullable()
      table.integer('yes').notNullable()
      table.integer('no').notNullable()
      table.primary(['record_id', 'day'])
    })
  }

  async down() {
    const tables = ['article_votes', 'content_previews', 'content_slugs', 'content_publications']
    const texts = ['content_drafts', 'content_versions', 'content_records', 'article_categories']
    for (const table of [...tables, ...texts]) this.schema.dropTable(table)
    for (const sql of dropAppendOnly('content_versions', this.db.dialect.name)) {
      this.schema.raw(sql)
    }
  }
}
