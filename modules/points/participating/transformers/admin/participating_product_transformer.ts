import { BaseTransformer } from '@adonisjs/core/transformers'
import { pictureUrl } from '#app/media/picture_url'
import type ParticipatingProduct from '#points/participating/models/participating_product'

const PICTURE_WIDTH = 320

/** A sticker-marked product as the back-office shows it. */
export default class ParticipatingProductTransformer extends BaseTransformer<ParticipatingProduct> {
  toObject() {
    const product = this.resource
    return {
      id: product.id,
      slug: product.slug,
      title_hu: product.titleHu,
      title_en: product.titleEn,
      points: product.worth,
      picture: product.picture,
      picture_url: product.picture && pictureUrl(product.picture, PICTURE_WIDTH),
      position: product.position,
      is_active: product.isActive,
      is_in_use: product.isInUse,
      open_batches: Number(product.$extras.open_batches),
      saved_at: product.updatedAt,
    }
  }
}
