import { BaseTransformer } from '@adonisjs/core/transformers'
import type Category from '#catalogue/products/models/category'
import { thumbnailOf } from '#catalogue/products/thumbnail'

/** A category as staff edit it, with how many gifts are in it. */
export default class CategoryTransformer extends BaseTransformer<Category> {
  toObject() {
    const category = this.resource
    return {
      id: category.id,
      slug: category.slug,
      title_hu: category.titleHu,
      title_en: category.titleEn,
      description_hu: category.descriptionHu,
      description_en: category.descriptionEn,
      position: category.position,
      is_active: category.isActive,
      picture: category.picture,
      picture_alt_hu: category.pictureAltHu,
      picture_alt_en: category.pictureAltEn,
      picture_url: thumbnailOf(category.picture, '', category.titleHu)?.url ?? null,
      gifts: Number(category.$extras.gifts),
      saved_at: category.updatedAt,
    }
  }
}
