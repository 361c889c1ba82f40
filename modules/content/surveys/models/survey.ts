import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { SurveySchema } from '#database/schema'
import type { SurveyBlock } from '../survey_blocks.js'
import type { Target } from '../target_group.js'
import SurveyAnswer from './survey_answer.js'

/** Questions for points. */
export default class Survey extends SurveySchema {
  declare content: SurveyBlock[]

  declare target: Target | null

  @hasMany(() => SurveyAnswer)
  declare givenAnswers: HasMany<typeof SurveyAnswer>
}
