import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ContentPublicationSchema } from '#database/schema'
import type { RecordKind } from '../record_kinds.js'
import ContentVersion from './content_version.js'

/** Which version of a record is shown from when to when; those of a record never overlap. */
export default class ContentPublication extends ContentPublicationSchema {
  declare kind: RecordKind

  @belongsTo(() => ContentVersion, { foreignKey: 'versionId' })
  declare version: BelongsTo<typeof ContentVersion>
}
