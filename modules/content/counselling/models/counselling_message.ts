import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { CounsellingMessageSchema } from '#database/schema'
import CounsellingPhoto from './counselling_photo.js'

/** Words of the member, of support to the member, or of staff among themselves. */
export default class CounsellingMessage extends CounsellingMessageSchema {
  declare kind: 'question' | 'answer' | 'note'

  @hasMany(() => CounsellingPhoto, { foreignKey: 'messageId' })
  declare photos: HasMany<typeof CounsellingPhoto>
}
