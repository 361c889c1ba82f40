import { clock } from '#app/clock'
import { oneOf } from '#app/database/dialect'
import { shopReader } from '#app/database/engine'
import { LIMIT_COLUMNS, type LimitedProduct } from '#catalogue/checkout/queries/gift_limits_of'
import type StockItem from '#catalogue/stock/models/stock_item'
import { PRODUCT_IS_OPEN, PRODUCT_STOCK } from '#catalogue/stock/queries/stock_sql'
import type { Locale } from '#config/i18n'
import { localized, perLocale } from '../localized.js'
import type Category from '../models/category.js'
import type Product from '../models/product.js'
import type VariationType from '../models/variation_type.js'
import type VariationValue from '../models/variation_value.js'

/** A product that members can see now, with the texts of one language. */
export type ProductRow = Pick<Product, 'id' | 'slug' | 'price' | 'picture'> &
  Omit<LimitedProduct, 'productId'> & {
    isNew: 0 | 1
    hasChoices: 0 | 1
    stock: number | null
    categorySlug: Category['slug'] | null
    title: string
    short_description: string
    description: string
    alt: string
  }

/** A value that can be chosen. */
export type ChoiceRow = Pick<VariationType, 'productId'> &
  Pick<VariationValue, 'id' | 'typeId'> & { typeTitle: string; title: string }

/** What is left of a combination. */
export type CombinationRow = Pick<StockItem, 'productId' | 'combination'> & {
  stock: StockItem['qty']
}

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

/** A product and what it can be chosen in. */
export interface FoundProduct {
  product: ProductRow
  choices: ChoiceRow[]
  combinations: CombinationRow[]
}

/** The open products with these slugs, in their order. */
export async function productsBySlug(
  slugs: readonly string[],
  locale: Locale
): Promise<(FoundProduct | undefined)[]> {
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
