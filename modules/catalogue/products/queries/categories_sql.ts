import { shopReader } from '#app/database/engine'
import { CATEGORIES_PER_PAGE } from '#catalogue/constants'
import type { Locale } from '#config/i18n'
import { localized, perLocale } from '../localized.js'
import type CategoryModel from '../models/category.js'
import { thumbnailOf, type Thumbnail } from '../thumbnail.js'

/** A category as its card and its own page show it. @source requirements D-17 */
export type Category = {
  title: string
  slug: string
  description: string
  thumbnail: Thumbnail | null
}

type Row = Pick<CategoryModel, 'slug' | 'picture'> & {
  title: string
  description: string
  alt: string
}

const columns = (locale: Locale) => `slug, picture, ${localized('title', locale)} AS title,
  ${localized('description', locale)} AS description, ${localized('picture_alt', locale)} AS alt`

const SOME = perLocale(
  (locale) => `SELECT ${columns(locale)},
    (SELECT count(*) FROM categories WHERE is_active = 1) AS total
    FROM categories WHERE is_active = 1 ORDER BY position, id LIMIT ? OFFSET ?`
)
const ONE = perLocale(
  (locale) => `SELECT ${columns(locale)} FROM categories WHERE is_active = 1 AND slug = ?`
)

/** A page of the categories that are switched on, by position; a page past the last has none. */
export async function categories(locale: Locale, page: number) {
  const place = [CATEGORIES_PER_PAGE, (page - 1) * CATEGORIES_PER_PAGE]
  const rows = await shopReader().rows<Row & { total: number }>(SOME[locale], place)
  return {
    categories: rows.map(({ total: _total, ...row }) => categoryOf(row)),
    current_page: page,
    last_page: Math.ceil(Number(rows[0]?.total ?? 1) / CATEGORIES_PER_PAGE),
  }
}

/** The category with this slug, where it exists and is switched on. */
export async function categoryBySlug(slug: string, locale: Locale): Promise<Category | undefined> {
  const [row] = await shopReader().rows<Row>(ONE[locale], [slug])
  return row && categoryOf(row)
}

function categoryOf({ picture, alt, ...row }: Row): Category {
  return { ...row, thumbnail: thumbnailOf(picture, alt, row.title) }
}
