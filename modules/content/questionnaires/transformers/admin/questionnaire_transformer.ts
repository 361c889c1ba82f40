import { BaseTransformer } from '@adonisjs/core/transformers'
import type Questionnaire from '#content/questionnaires/models/questionnaire'

/** A questionnaire as staff edit it, with its solutions, and how many have tried and passed. */
export default class QuestionnaireTransformer extends BaseTransformer<Questionnaire> {
  toObject() {
    const questionnaire = this.resource
    return {
      id: questionnaire.id,
      title_hu: questionnaire.titleHu,
      title_en: questionnaire.titleEn,
      points: questionnaire.points,
      video: questionnaire.video,
      watch_seconds: questionnaire.watchSeconds,
      page_slug: questionnaire.page?.slug ?? null,
      questions: questionnaire.questions.map(({ id, question }) => {
        return { id, ...question, solutions: question.solutions.join('\n') }
      }),
      is_published: questionnaire.publishedAt !== null,
      tried: Number(questionnaire.$extras.tried),
      passed: Number(questionnaire.$extras.passed),
      saved_at: questionnaire.updatedAt,
    }
  }
}
