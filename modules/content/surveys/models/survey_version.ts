import { SurveyVersionSchema } from '#database/schema'
import type { SurveyBlock } from '../survey_blocks.js'

/** A survey as it was between two changes; answers name the version they were given to. */
export default class SurveyVersion extends SurveyVersionSchema {
  declare content: SurveyBlock[]
}
