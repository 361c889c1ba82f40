import { BaseTransformer } from '@adonisjs/core/transformers'
import type { MediumUse } from '../library/owners.js'

/** A place that shows a medium, as staff read it. */
export default class MediaUseTransformer extends BaseTransformer<MediumUse> {
  toObject() {
    const { owner, ownerId, titleHu, titleEn, place, state } = this.resource
    const id = [owner, ownerId, state, place].join(' ')
    return { id, owner, owner_id: ownerId, title_hu: titleHu, title_en: titleEn, place, state }
  }
}
