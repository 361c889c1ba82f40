import { batched } from '#app/database/batched'
import { shopReader } from '#app/database/engine'
import type { GiftLimit } from '#catalogue/checkout/gift_limit'
import { giftLimitsOf } from '#catalogue/checkout/queries/gift_limits_of'
import { wishesOf } from '#catalogue/wishlist/queries/wishlist_sql'
import type { Locale } from '#config/i18n'
import { perLocale } from '../localized.js'
import { thumbnailOf } from '../thumbnail.js'
import { productsBySlug, type ChoiceRow, type ProductRow } from './product_by_slug_sql.js'
import type { ProductCard } from './product_list.js'

/** One kind of choice of a product, with what can be chosen. */
export type VariationChoice = {
  id: number
  title: string
  values: { id: number; title: string }[]
}

/** A product with all that its dialog shows. @source requirements D-15, K-08 */
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

/** What a slug is made of. A NUL in one slug would fail the statement that reads all slugs of the moment. */
const SLUG = /^[\w-]{1,200}$/

const find = perLocale((locale) =>
  batched((slugs: readonly string[]) => productsBySlug(slugs, locale))
)

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

function byType(rows: ChoiceRow[]): VariationChoice[] {
  const types = new Map<number, VariationChoice>()
  for (const { typeId, typeTitle, id, title } of rows) {
    const type = types.get(typeId) ?? { id: typeId, title: typeTitle, values: [] }
    type.values.push({ id, title })
    types.set(typeId, type)
  }
  return [...types.values()]
}
