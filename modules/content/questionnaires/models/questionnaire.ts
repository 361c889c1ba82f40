import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import ContentSlug from '#content/records/models/content_slug'
import { QuestionnaireSchema } from '#database/schema'
import type { NamedQuizQuestion } from '../quiz_question.js'
import QuestionnaireAttempt from './questionnaire_attempt.js'

/** A quiz with right answers. */
export default class Questionnaire extends QuestionnaireSchema {
  declare questions: NamedQuizQuestion[]

  @hasMany(() => QuestionnaireAttempt)
  declare attempts: HasMany<typeof QuestionnaireAttempt>

  /** The address of the page at whose end it stands. */
  @belongsTo(() => ContentSlug, {
    localKey: 'recordId',
    foreignKey: 'pageRecordId',
    onQuery: (slugs) => void slugs.where('isCurrent', 1),
  })
  declare page: BelongsTo<typeof ContentSlug>
}
