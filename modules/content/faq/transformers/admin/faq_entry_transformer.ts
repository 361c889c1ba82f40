import { BaseTransformer } from '@adonisjs/core/transformers'
import type FaqEntry from '#content/faq/models/faq_entry'

/** A question as staff edit it. */
export default class FaqEntryTransformer extends BaseTransformer<FaqEntry> {
  toObject() {
    const entry = this.resource
    return {
      id: entry.id,
      question_hu: entry.questionHu,
      question_en: entry.questionEn,
      answer_hu: entry.answerHu,
      answer_en: entry.answerEn,
      position: entry.position,
      is_published: entry.publishedAt !== null,
    }
  }
}
