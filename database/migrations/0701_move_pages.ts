import { randomUUID } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { insertRecord } from '../insert_record.js'
import { oneBlockList } from '../one_block_list.js'

const INDEX = 'CREATE INDEX questionnaires_page_record_id_index ON questionnaires (page_record_id)'

/** Pages become content records: what was published is their first version, what was not is a draft. */
export default class extends BaseSchema {
  async up() {
    // The page at whose end it stands. A builder would make the table anew for it, and break off where members have tried one.
    this.schema.raw(
      'ALTER TABLE questionnaires ADD COLUMN page_record_id INTEGER REFERENCES content_records (id)'
    )
    this.schema.raw(INDEX)
    this.defer(movePages)
    for (const sql of withoutPages(this.db.dialect.name)) this.schema.raw(sql)
    this.schema.dropTable('pages')
  }

  async down() {
    throw new Error('Pages are content records for good: put a backup back')
  }
}

async function movePages(db: QueryClientContract) {
  const pages = await db.from('pages').orderBy('id')
  for (const [index, page] of pages.entries()) {
    const content = oneBlockList(JSON.parse(page.content_hu), JSON.parse(page.content_en))
    const { title_hu, title_en } = page
    const recordId = await insertRecord(db, {
      key: randomUUID(),
      kind: 'page',
      slug: { scope: 'page', name: page.slug },
      position: (index + 1) * 10,
      body: { title_hu, title_en, hide_title: Boolean(page.hide_title), content },
      titles: [title_hu, title_en],
      at: Number(page.updated_at),
      publishedAt: page.published_at === null ? null : Number(page.published_at),
    })
    await db.from('questionnaires').where('page_id', page.id).update({ page_record_id: recordId })
  }
}

/** Takes the column that named a page away; the embedded database has to build the table anew for it. */
function withoutPages(dialect: string): string[] {
  if (dialect === 'postgres') return ['ALTER TABLE questionnaires DROP COLUMN page_id']
  const columns =
    'id, title_hu, title_en, questions, points, page_record_id, published_at, created_at, updated_at'
  return [
    // What hangs on the rows is looked at when the transaction ends, and finds them again.
    'PRAGMA defer_foreign_keys = ON',
    `CREATE TEMP TABLE kept_questionnaires AS SELECT ${columns} FROM questionnaires`,
    'DROP TABLE questionnaires',
    `CREATE TABLE questionnaires (
      id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
      title_hu VARCHAR(200) NOT NULL CONSTRAINT questionnaires_is_named CHECK (title_hu <> ''),
      title_en VARCHAR(200) NOT NULL DEFAULT '',
      questions TEXT NOT NULL,
      points INTEGER NOT NULL
        CONSTRAINT questionnaires_points_in_range CHECK (points BETWEEN 0 AND 100000),
      page_record_id INTEGER REFERENCES content_records (id),
      published_at BIGINT,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL)`,
    INDEX,
    `INSERT INTO questionnaires (${columns}) SELECT ${columns} FROM kept_questionnaires`,
    'DROP TABLE kept_questionnaires',
  ]
}
