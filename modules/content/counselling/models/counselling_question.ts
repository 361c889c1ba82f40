import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { CounsellingQuestionSchema } from '#database/schema'
import type { CounsellingState, CounsellingTopic } from '#app/rules/counselling'
import CounsellingMessage from './counselling_message.js'

/** What a member wants advice about. */
export default class CounsellingQuestion extends CounsellingQuestionSchema {
  declare topic: CounsellingTopic

  declare state: CounsellingState

  @hasMany(() => CounsellingMessage, { foreignKey: 'questionId' })
  declare messages: HasMany<typeof CounsellingMessage>
}
