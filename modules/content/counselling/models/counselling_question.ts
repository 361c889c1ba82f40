import { hasMany } from '@adonisjs/lucid/orm'
import type { ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { CounsellingQuestionSchema } from '#database/schema'
import type { CounsellingState, CounsellingTopic } from '#app/rules/counselling'
import { WAITING_STATES } from '../question_states.js'
import CounsellingMessage from './counselling_message.js'

/** What a member wants advice about. */
export default class CounsellingQuestion extends CounsellingQuestionSchema {
  declare topic: CounsellingTopic

  declare state: CounsellingState

  /** Questions whose member waits for an answer. */
  static waiting(options?: ModelAdapterOptions) {
    return CounsellingQuestion.query(options).whereIn('state', [...WAITING_STATES])
  }

  @hasMany(() => CounsellingMessage, { foreignKey: 'questionId' })
  declare messages: HasMany<typeof CounsellingMessage>
}
