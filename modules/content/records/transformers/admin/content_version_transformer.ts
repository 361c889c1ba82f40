import { BaseTransformer } from '@adonisjs/core/transformers'
import type ContentVersion from '#content/records/models/content_version'
import { nameOf } from './content_record_transformer.js'

/** A version as staff list it. */
export default class ContentVersionTransformer extends BaseTransformer<ContentVersion> {
  constructor(
    resource: ContentVersion,
    protected staffNames: Map<number, string>
  ) {
    super(resource)
  }

  toObject() {
    const { id, number, titleHu, titleEn, savedBy, createdAt } = this.resource
    const saved = { saved_by: nameOf(savedBy, this.staffNames), saved_at: createdAt }
    return { id, number, title_hu: titleHu, title_en: titleEn, ...saved }
  }

  /** With its text. */
  whole() {
    return { ...this.toObject(), body: this.resource.body }
  }
}
