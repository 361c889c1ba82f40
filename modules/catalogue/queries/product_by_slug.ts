import type { Locale } from '#config/i18n'
import { clock } from '#app/clock'
import { usesPostgres } from '#config/database'
import { shopReader } from '#app/database/engine'
import { inOneTurn } from '#app/database/in_one_turn'
import { oneOf } from '#app/database/one_of'
import type { GiftLimit } from '../gift_limit.js'
import { localized, perLocale } from '../localized.js'
import { thumbnailOf } from '../thumbnail.js'
import { giftLimitsOf, LIMIT_COLUMNS } from './gift_limits_of.js'
import type { ProductCard } from './product_list.js'
import { PRODUCT_IS_OPEN, PRODUCT_STOCK } from './stock_sql.js'
import { wishesOf } from './wishes_of.js'

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

/** What decides whether a member can order a product. */
export type Orderable = Pick<
  Product,
  'id' | 'price' | 'stock' | 'availableVariationValues' | 'combinations' | 'limit'
>

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
  picture: string | null
  alt: string
  limitQuantity: number | null
  limitDays: number | null
  hasChoices: number
}

/** What a slug is made of. A stranger's text with a NUL would fail those who ask in the same moment. */
const SLUG = /^[\w-]{1,200}$/

interface ChoiceRow {
  productId: number
  typeId: number
  typeTitle: string
  id: number
  title: string
}

type CombinationRow = Combination & { productId: number }

const PRODUCTS = perLocale(
  (locale) => `SELECT p.id, p.slug, p.price, p.picture, p.is_new AS "isNew",
    k.slug AS "categorySlug", ${LIMIT_COLUMNS}, ${PRODUCT_STOCK} AS stock,
    ${localized('p.title', locale)} AS title,
    ${localized('p.short_description', locale)} AS short_description,
    ${localized('p.description', locale)} AS description,
    ${localized('p.picture_alt', locale)} AS alt,
    COALESCE((SELECT 1 FROM variation_types WHERE product_id = p.id LIMIT 1), 0) AS "hasChoices"
    FROM products p LEFT JOIN categories k ON k.id = p.category_id
    WHERE ${PRODUCT_IS_OPEN} AND ${oneOf('p.slug', 'text')}`
)
const CHOICES = perLocale(
  (locale) => `SELECT t.product_id AS "productId", t.id AS "typeId",
    ${localized('t.title', locale)} AS "typeTitle", v.id, ${localized('v.title', locale)} AS title
    FROM variation_types t JOIN variation_values v ON v.type_id = t.id AND v.is_active = 1
    WHERE ${oneOf('t.product_id', 'bigint')} ORDER BY t.position, t.id, v.position, v.id`
)
const COMBINATIONS = `SELECT product_id AS "productId", combination, qty AS stock FROM stock_items
  WHERE ${oneOf('product_id', 'bigint')} AND combination <> '' AND is_active = 1`

/** The product with this slug as a member sees it, where members can order it now. */
export async function productBySlug(
  slug: string,
  { locale, memberId }: { locale: Locale; memberId: number }
): Promise<Product | undefined> {
  const [gift, wishes] = await Promise.all([giftBySlug(slug, locale), wishesOf(memberId)])
  if (!gift) return undefined
  const { limitQuantity: _quantity, limitDays: _days, picture, alt, ...product } = gift
  const limit = await limitOf(gift, memberId)
  return {
    ...product,
    ...(limit && { limit }),
    wishlisted: wishes.has(product.id),
    thumbnail: thumbnailOf(picture, alt, product.title),
  }
}

/** What can be ordered of the product with this slug, and by whom: its titles are not asked for. */
export async function orderableBySlug(
  slug: string,
  memberId: number
): Promise<Orderable | undefined> {
  const gift = await giftBySlug(slug, 'en')
  if (!gift) return undefined
  const { id, price, stock, availableVariationValues, combinations } = gift
  const limit = await limitOf(gift, memberId)
  return { id, price, stock, availableVariationValues, combinations, ...(limit && { limit }) }
}

async function giftBySlug(slug: string, locale: Locale) {
  const found = SLUG.test(slug) ? await find[locale](slug) : undefined
  if (!found) return undefined
  const { hasChoices: _has, isNew, ...product } = found.product
  return {
    ...product,
    isNew: isNew === 1,
    availableVariationValues: byType(found.choices),
    combinations: found.combinations.map(({ combination, stock }) => ({ combination, stock })),
  }
}

async function limitOf(
  { id, limitQuantity, limitDays }: Pick<ProductRow, 'id' | 'limitQuantity' | 'limitDays'>,
  memberId: number
): Promise<GiftLimit | undefined> {
  const limited = { productId: id, limitQuantity, limitDays }
  return (await giftLimitsOf(memberId, [limited], shopReader())).get(id)
}

/** A product and what it can be chosen in. */
interface Found {
  product: ProductRow
  choices: ChoiceRow[]
  combinations: CombinationRow[]
}

const find = perLocale((locale) => {
  const readAll = (slugs: readonly string[]) => productsBySlug(slugs, locale)
  if (usesPostgres) return inOneTurn(readAll)
  return async (slug: string) => (await readAll([slug]))[0]
})

async function productsBySlug(
  slugs: readonly string[],
  locale: Locale
): Promise<(Found | undefined)[]> {
  const reader = shopReader()
  const asked = JSON.stringify([...new Set(slugs)])
  const products = await reader.rows<ProductRow>(PRODUCTS[locale], [clock.now(), asked])
  const choices = await ofProducts<ChoiceRow>(
    CHOICES[locale],
    products.filter(({ hasChoices }) => hasChoices).map(({ id }) => id)
  )
  const combinations = await ofProducts<CombinationRow>(COMBINATIONS, [...choices.keys()])
  const found = new Map(products.map((product) => [product.slug, product]))
  return slugs.map((slug) => {
    const product = found.get(slug)
    if (!product) return undefined
    const { id } = product
    return {
      product,
      choices: choices.get(id) ?? [],
      combinations: combinations.get(id) ?? [],
    }
  })
}

async function ofProducts<Row extends { productId: number }>(sql: string, ids: number[]) {
  const rows = ids.length ? await shopReader().rows<Row>(sql, [JSON.stringify(ids)]) : []
  return Map.groupBy(rows, ({ productId }) => productId)
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
