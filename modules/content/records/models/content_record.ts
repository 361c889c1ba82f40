import { hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { ContentRecordSchema } from '#database/schema'
import type { RecordKind } from '../record_kinds.js'
import ContentDraft from './content_draft.js'
import ContentPreview from './content_preview.js'
import ContentPublication from './content_publication.js'
import ContentSlug from './content_slug.js'
import ContentVersion from './content_version.js'

/** Anything that marketing writes: a page, an article, a menu. */
export default class ContentRecord extends ContentRecordSchema {
  declare kind: RecordKind

  @hasOne(() => ContentDraft, { foreignKey: 'recordId' })
  declare draft: HasOne<typeof ContentDraft>

  @hasMany(() => ContentVersion, { foreignKey: 'recordId' })
  declare versions: HasMany<typeof ContentVersion>

  @hasMany(() => ContentPublication, { foreignKey: 'recordId' })
  declare publications: HasMany<typeof ContentPublication>

  @hasMany(() => ContentSlug, { foreignKey: 'recordId' })
  declare slugs: HasMany<typeof ContentSlug>

  @hasMany(() => ContentPreview, { foreignKey: 'recordId' })
  declare previews: HasMany<typeof ContentPreview>
}
