import { cached } from '#app/database/cached'
import { inLanguage, titleIn } from '#app/in_language'
import type { Locale } from '#config/i18n'
import ArticleCategory from '#content/records/models/article_category'
import { liveRecord } from '#content/records/queries/live_record'
import { ARTICLES_KEPT, LISTS_KEPT } from '../constants.js'
import { articleList, articlePath } from './article_list.js'
import { foundCategory } from './found_category.js'
import { shownArticle } from './shown_article.js'

/*
 * The knowledge base is the same for all its readers: what an address shows is read from the database once a second at most. What
 * depends on who reads is added to it.
 */

const articles = cached((key) => readArticle(...parted(key)), { most: ARTICLES_KEPT })
const lists = cached((key) => readList(...parted(key)), { most: LISTS_KEPT })

/** What the last segments of an address show: an article, where it moved to, or null. @source requirements B-06 */
export const articleAt = (segments: string[], locale: Locale) =>
  articles.get(keyOf(segments, locale))

/** A page of the articles of the category that a path means, where it moved to, or null. @source requirements B-04, B-05 and B-08 */
export const listAt = (path: string, page: number, locale: Locale) =>
  lists.get(keyOf([path, String(page)], locale))

/** Makes the next reader ask the database; whoever changes what is shown calls it after the commit. */
export function forgetArticles(): void {
  articles.forget()
  lists.forget()
}

const keyOf = (parts: string[], locale: Locale) => JSON.stringify([parts, locale])
const parted = (key: string): [parts: string[], locale: Locale] => JSON.parse(key)

async function readArticle(segments: string[], locale: Locale) {
  const [name, named] = segments.toReversed()
  const found = segments.length <= 2 ? await liveRecord('article', name) : null
  if (!found) return null
  const { publication } = found
  const { recordId, categoryId } = publication
  const category = categoryId ? await ArticleCategory.find(categoryId) : null
  const slug = found.movedTo ?? name
  const canonical = articlePath(slug, category?.slug)
  const isRight = named === undefined || articlePath(slug, named) === canonical
  if (found.movedTo !== null || !isRight) return { movedTo: canonical }
  return {
    movedTo: null,
    recordId,
    article: await shownArticle(publication, { slug, locale }),
    category: category && { slug: category.slug, title: titleIn(category, locale) },
    canonical,
  }
}

async function readList([path, wanted]: string[], locale: Locale) {
  const found = await foundCategory(path)
  if (!found) return null
  if ('movedTo' in found) return { movedTo: `/tudasbazis/kategoriak/${found.movedTo}` }
  const { category } = found
  const page = found.page ?? Number(wanted)
  const list = await articleList(category.id, page, locale)
  if (page > list.last_page) return null
  return {
    movedTo: null,
    category: {
      slug: category.slug,
      title: titleIn(category, locale),
      description: inLanguage(locale, category.descriptionHu, category.descriptionEn),
    },
    articles: list,
    canonical: `/tudasbazis/kategoriak/${category.slug}${page > 1 ? `?page=${page}` : ''}`,
  }
}
