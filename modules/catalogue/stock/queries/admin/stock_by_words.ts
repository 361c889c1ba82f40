import { shopReader } from '#app/database/engine'
import { valueIdsOf } from '#catalogue/products/combination'
import Product from '#catalogue/products/models/product'
import { promisedOf } from '../stock_sql.js'

/** A stock item as a file can name it. */
export interface NamedStock {
  id: number
  qty: number | null
  /** Pieces on the shelf that belong to orders. */
  promised: number
  /** The values of its combination, each in both languages and folded. */
  values: { hu: string; en: string }[]
}

/** The stock items of some gifts, by the names of their addresses. */
export async function stockBySlug(slugs: string[]): Promise<Map<string, NamedStock[]>> {
  const products = await Product.query()
    .whereIn('slug', [...new Set(slugs)])
    .preload('stockItems', (items) => items.where('isActive', 1).orderBy('id'))
    .preload('variationTypes', (types) => types.preload('values'))
  const itemIds = products.flatMap(({ stockItems }) => stockItems.map(({ id }) => id))
  const promised = await promisedOf(shopReader(), itemIds)
  const stockOf = ({ stockItems, variationTypes }: Product) => {
    const values = variationTypes.flatMap((type) => type.values)
    const titles = new Map(
      values.map(({ id, titleHu, titleEn }) => [id, { hu: folded(titleHu), en: folded(titleEn) }])
    )
    return stockItems.map(({ id, qty, combination }) => ({
      id,
      qty,
      promised: promised.get(id) ?? 0,
      values: valueIdsOf(combination).map((value) => titles.get(value) ?? { hu: '', en: '' }),
    }))
  }
  const withStock = products.filter(({ stockItems }) => stockItems.length)
  return new Map(withStock.map((product) => [product.slug, stockOf(product)]))
}

/** Those of the items that words name: every value in one of its languages, in any order. */
export function namedBy(items: NamedStock[], words: string): NamedStock[] {
  const whole = folded(words)
  const parts = whole.split(/\s*[,;/|]\s*/).filter(Boolean)
  return items.filter(({ values }) => {
    if (whole === joined(values, 'hu') || whole === joined(values, 'en')) return true
    return values.length === parts.length && values.every(({ hu, en }) => takes(parts, hu, en))
  })
}

/** A title may hold a comma itself, so the whole label is looked at first. */
const joined = (values: NamedStock['values'], locale: 'hu' | 'en') =>
  values.map((value) => value[locale]).join(', ')

const takes = (parts: string[], hu: string, en: string) =>
  parts.includes(hu) || (en !== '' && parts.includes(en))

/** Letters without accents and capitals: tables are typed in a hurry. */
function folded(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
