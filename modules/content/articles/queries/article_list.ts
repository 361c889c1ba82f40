import type { Locale } from '#config/i18n'
import { shownMedia, type ShownMedium } from '#app/media/library/shown_media'
import type ContentPublication from '#content/records/models/content_publication'
import ContentSlug from '#content/records/models/content_slug'
import ArticleCategory from '#content/records/models/article_category'
import { livePublications } from '#content/records/queries/live_record'
import { bodyText } from '#content/records/queries/shown_page'
import { ARTICLES_PER_PAGE } from '../constants.js'

/** The picture of an article. */
export type Thumbnail = Pick<ShownMedium, 'url' | 'alt_text'>

/** An article as its card shows it. @source requirements B-02 and D-19 */
export interface ArticleCard {
  slug: string
  title: string
  lead: string
  href: string
  thumbnail: Thumbnail | null
}

/** One page of the live articles of a category, the newest first. */
export async function articleList(categoryId: number, page: number, locale: Locale) {
  const live = () => livePublications().where({ kind: 'article', categoryId })
  const [counted] = await live().pojo<{ total: number }>().count('* as total')
  const total = Number(counted.total)
  const publications = await live()
    .preload('version')
    .orderBy('shownAt', 'desc')
    .orderBy('recordId', 'desc')
    .limit(ARTICLES_PER_PAGE)
    .offset((page - 1) * ARTICLES_PER_PAGE)
  return {
    data: await articleCards(publications, locale),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / ARTICLES_PER_PAGE)),
    per_page: ARTICLES_PER_PAGE,
    total,
  }
}

/** Publications as cards; their versions are loaded. */
export async function articleCards(
  publications: ContentPublication[],
  locale: Locale
): Promise<ArticleCard[]> {
  const ids = publications.map(({ recordId }) => recordId)
  const slugs = await ContentSlug.query().whereIn('recordId', ids).where('isCurrent', 1)
  const addresses = new Map(slugs.map(({ recordId, slug }) => [recordId, slug]))
  const pictures = await thumbnails(
    publications.flatMap(({ version }) => version.thumbnail ?? []),
    locale
  )
  const paths = await categoryPaths(publications)
  return publications.map(({ recordId, categoryId, version }) => {
    const slug = addresses.get(recordId) ?? ''
    return {
      slug,
      title: bodyText(version.body, 'title', locale),
      lead: bodyText(version.body, 'lead', locale),
      href: articlePath(slug, paths.get(categoryId ?? 0)),
      thumbnail: pictures.get(version.thumbnail ?? '') ?? null,
    }
  })
}

/** The picture of an article whose version is loaded; null where it has none. */
export async function thumbnailOf({ version }: ContentPublication, locale: Locale) {
  const { thumbnail: key } = version
  return key === null ? null : ((await thumbnails([key], locale)).get(key) ?? null)
}

/** The address of an article: the last segment of its category stands before it. @source requirements B-06 */
export function articlePath(slug: string, categorySlug?: string): string {
  const category = categorySlug?.split('/').at(-1)
  return category ? `/tudasbazis/${category}/${slug}` : `/tudasbazis/${slug}`
}

async function categoryPaths(publications: ContentPublication[]): Promise<Map<number, string>> {
  const ids = publications.flatMap(({ categoryId }) => categoryId ?? [])
  const categories = ids.length ? await ArticleCategory.query().whereIn('id', ids) : []
  return new Map(categories.map(({ id, slug }) => [id, slug]))
}

/** Pictures by their keys; what is no picture is left out. */
async function thumbnails(keys: string[], locale: Locale): Promise<Map<string, Thumbnail>> {
  const media = await shownMedia(keys, locale)
  const pictures = [...media].filter(([, { width }]) => width)
  return new Map(pictures.map(([key, { url, alt_text }]) => [key, { url, alt_text }]))
}
