import type { Locale } from '#config/i18n'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import type { GiftLimit } from '../gift_limit.js'
import { localized, perLocale } from '../localized.js'
import { thumbnailOf } from '../thumbnail.js'
import { giftLimitsOf, LIMIT_COLUMNS } from './gift_limits_of.js'
import type { ProductCard } from './product_list.js'
import { PRODUCT_IS_OPEN, PRODUCT_IS_WISHED, PRODUCT_STOCK } from './stock_sql.js'

/** One kind of choice of a product, with what can be chosen. */
export type VariationChoice = {
  id: number
  title: string
  values: { id: number; title: string }[]
}

/** A product with all that its dialog shows. @source specification §3 */
export type Product = ProductCard & {
  /** Safe HTML. */
  description: string
  availableVariationValues: VariationChoice[]
  /** What is left of each combination of values; empty where all share the product's stock. */
  combinations: Combination[]
  /** The category its list is opened on; null where the product has none. */
  categorySlug: string | null
  /** Where the member stands with a limited gift. */
  limit?: GiftLimit
}

export type Combination = {
  /** Value ids ascending, joined by `-`. */
  combination: string
  /** Null is unlimited. */
  stock: number | null
}

type ProductRow = Omit<
  Product,
  'availableVariationValues' | 'combinations' | 'isNew' | 'wishlisted' | 'thumbnail' | 'limit'
> & {
  isNew: number
  wishlisted: number
  picture: string | null
  alt: string
  limitQuantity: number | null
  limitDays: number | null
}

interface ChoiceRow {
  typeId: number
  typeTitle: string
  id: number
  title: string
}

const PRODUCT = perLocale(
  (locale) => `SELECT p.id, p.slug, p.price, p.picture, p.is_new AS "isNew",
    k.slug AS "categorySlug", ${LIMIT_COLUMNS}, ${PRODUCT_STOCK} AS stock, ${PRODUCT_IS_WISHED} AS wishlisted,
    ${localized('p.title', locale)} AS title,
    ${localized('p.short_description', locale)} AS short_description,
    ${localized('p.description', locale)} AS description,
    ${localized('p.picture_alt', locale)} AS alt
    FROM products p LEFT JOIN categories k ON k.id = p.category_id
    WHERE ${PRODUCT_IS_OPEN} AND p.slug = ?`
)
const CHOICES = perLocale(
  (locale) => `SELECT t.id AS "typeId", ${localized('t.title', locale)} AS "typeTitle", v.id,
    ${localized('v.title', locale)} AS title
    FROM variation_types t JOIN variation_values v ON v.type_id = t.id
    WHERE t.product_id = ? ORDER BY t.position, t.id, v.position, v.id`
)
const COMBINATIONS = `SELECT combination, qty AS stock FROM stock_items
  WHERE product_id = ? AND combination <> '' AND is_active = 1`

/** The product with this slug as a member sees it, where members can order it now. */
export async function productBySlug(
  slug: string,
  { locale, memberId }: { locale: Locale; memberId: number }
): Promise<Product | undefined> {
  const reader = shopReader()
  const values = [memberId, clock.now(), slug]
  const [row] = await reader.rows<ProductRow>(PRODUCT[locale], values)
  if (!row) return undefined
  const choices = await reader.rows<ChoiceRow>(CHOICES[locale], [row.id])
  const { picture, alt, isNew, wishlisted, limitQuantity, limitDays, ...product } = row
  const limited = { productId: row.id, limitQuantity, limitDays }
  const limit = (await giftLimitsOf(memberId, [limited], reader)).get(row.id)
  return {
    ...product,
    ...(limit && { limit }),
    isNew: isNew === 1,
    wishlisted: wishlisted === 1,
    thumbnail: thumbnailOf(picture, alt, row.title),
    availableVariationValues: byType(choices),
    combinations: choices.length ? await reader.rows<Combination>(COMBINATIONS, [row.id]) : [],
  }
}

function byType(rows: ChoiceRow[]): VariationChoice[] {
  const types = new Map<number, VariationChoice>()
  for (const { typeId, typeTitle, id, title } of rows) {
    const type = types.get(typeId) ?? { id: typeId, title: typeTitle, values: [] }
    type.values.push({ id, title })
    types.set(typeId, type)
  }
  return [...types.values()]
}
