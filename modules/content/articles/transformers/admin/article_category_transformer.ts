import { BaseTransformer } from '@adonisjs/core/transformers'
import type ArticleCategory from '#content/records/models/article_category'

/** A category of the knowledge base as staff edit it, with how many articles are in it. */
export default class ArticleCategoryTransformer extends BaseTransformer<ArticleCategory> {
  toObject() {
    const category = this.resource
    return {
      id: category.id,
      key: category.key,
      parent_id: category.parentId,
      slug: category.slug.split('/').at(-1)!,
      path: category.slug,
      title_hu: category.titleHu,
      title_en: category.titleEn,
      description_hu: category.descriptionHu,
      description_en: category.descriptionEn,
      position: category.position,
      saved_at: category.updatedAt,
      articles: Number(category.$extras.articles),
    }
  }
}
