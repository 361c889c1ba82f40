import { BaseTransformer } from '@adonisjs/core/transformers'
import { fileUrl } from '../library/shown_media.js'
import type Media from '../models/media.js'
import { pictureUrl } from '../picture_url.js'

const PREVIEW_WIDTH = 640

/** A picture or a file as staff choose it. */
export default class MediaTransformer extends BaseTransformer<Media> {
  /** @param places how often each is used, by its id */
  constructor(
    resource: Media,
    protected places: Map<number, number>
  ) {
    super(resource)
  }

  toObject() {
    const { id, key, kind, name, fileName, bytes, createdAt, archivedAt } = this.resource
    const { altHu, altEn, isDecorative, focusX, focusY, width, height } = this.resource
    const isPicture = kind === 'picture'
    return {
      id,
      key,
      kind,
      name,
      file_name: fileName,
      bytes,
      width: isPicture ? width : null,
      height: isPicture ? height : null,
      alt_hu: altHu,
      alt_en: altEn,
      is_decorative: isDecorative,
      focus_x: focusX,
      focus_y: focusY,
      url: isPicture ? pictureUrl(name, PREVIEW_WIDTH) : fileUrl(name),
      places: this.places.get(id) ?? 0,
      created_at: createdAt,
      archived_at: archivedAt,
      saved_at: this.resource.updatedAt,
    }
  }
}
