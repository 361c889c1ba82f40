import type { Locale } from '#config/i18n'
import { inLanguage, titleIn } from '#app/in_language'
import type ArticleCategory from '#content/records/models/article_category'

/** A category as the knowledge base shows it. @source requirements D-18 */
export interface ShownCategory {
  slug: string
  title: string
  description: string
  children: ShownCategory[]
}

/** Categories in their order, those of a category inside it. */
export function categoryTree(
  categories: ArticleCategory[],
  locale: Locale,
  parentId: number | null = null
): ShownCategory[] {
  return categories
    .filter((one) => one.parentId === parentId)
    .map((one) => ({
      slug: one.slug,
      title: titleIn(one, locale),
      description: inLanguage(locale, one.descriptionHu, one.descriptionEn),
      children: categoryTree(categories, locale, one.id),
    }))
}
