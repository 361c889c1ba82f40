import ArticleCategory from '#content/records/models/article_category'
import ContentSlug from '#content/records/models/content_slug'
import { readingsOf } from '../list_path.js'

/** The category that the path of a list means, with the page the path names; or where it moved to. */
export type FoundCategory =
  { category: ArticleCategory; page: number | null } | { movedTo: string } | null

/** Reads the path of a list. @source requirements B-04, B-05 and B-08 */
export async function foundCategory(path: string): Promise<FoundCategory> {
  for (const { slug, page } of readingsOf(path)) {
    const category = await ArticleCategory.findBy({ slug })
    if (category && (page !== null || slug === path)) return { category, page }
  }
  const old = await ContentSlug.query()
    .where({ scope: 'article_category', slug: path, isCurrent: 0 })
    .first()
  const moved = old?.categoryId ? await ArticleCategory.find(old.categoryId) : null
  return moved && { movedTo: moved.slug }
}
