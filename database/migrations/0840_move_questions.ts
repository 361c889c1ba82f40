import { randomUUID } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { insertRecord } from '../insert_record.js'

/** Questions of the FAQ become content records: what was published is their first version, what was not is a draft. */
export default class extends BaseSchema {
  async up() {
    this.defer(moveQuestions)
    this.schema.dropTable('faq_entries')
  }

  async down() {
    throw new Error('Questions are content records for good: put a backup back')
  }
}

async function moveQuestions(db: QueryClientContract) {
  const entries = await db.from('faq_entries').orderBy('position').orderBy('id')
  for (const [index, entry] of entries.entries()) {
    const { question_hu, question_en, answer_hu, answer_en } = entry
    await insertRecord(db, {
      key: randomUUID(),
      kind: 'faq',
      position: (index + 1) * 10,
      body: { question_hu, question_en, answer_hu, answer_en },
      titles: [question_hu, question_en],
      at: Number(entry.updated_at),
      publishedAt: entry.published_at === null ? null : Number(entry.published_at),
      missing: { hu: 0, en: [question_en, answer_en].filter((text) => !text).length },
    })
  }
}
