import type { Locale } from '#config/i18n'
import { shopReader } from '#app/database/engine'
import { localized, perLocale } from '../localized.js'
import { thumbnailOf, type Thumbnail } from '../thumbnail.js'

/** A category as its card and its own page show it. @source specification §3 */
export type Category = {
  title: string
  slug: string
  description: string
  thumbnail: Thumbnail | null
}

interface Row {
  title: string
  slug: string
  description: string
  picture: string | null
  alt: string
}

const columns = (locale: Locale) => `slug, picture, ${localized('title', locale)} AS title,
  ${localized('description', locale)} AS description, ${localized('picture_alt', locale)} AS alt`

const ALL = perLocale(
  (locale) => `SELECT ${columns(locale)} FROM categories WHERE is_active = 1 ORDER BY position, id`
)
const ONE = perLocale(
  (locale) => `SELECT ${columns(locale)} FROM categories WHERE is_active = 1 AND slug = ?`
)

/** All categories that are switched on, by position. */
export async function categories(locale: Locale): Promise<Category[]> {
  return (await shopReader().rows<Row>(ALL[locale])).map(categoryOf)
}

/** The category with this slug, where it exists and is switched on. */
export async function categoryBySlug(slug: string, locale: Locale): Promise<Category | undefined> {
  const [row] = await shopReader().rows<Row>(ONE[locale], [slug])
  return row && categoryOf(row)
}

function categoryOf({ picture, alt, ...row }: Row): Category {
  return { ...row, thumbnail: thumbnailOf(picture, alt, row.title) }
}
