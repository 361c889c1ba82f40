import { labelOf, valueIdsOf } from '#catalogue/products/combination'
import Product from '#catalogue/products/models/product'
import VariationValue from '#catalogue/products/models/variation_value'
import type StockItem from '#catalogue/stock/models/stock_item'

/** A stock item with its gift and the name of its variation. */
export interface DescribedStock {
  item: StockItem
  product: Product
  /** In Hungarian; empty where the gift has no variations. */
  label: string
}

/** Stock items with their gifts and the names of their variations, in the same order. */
export async function described(items: StockItem[]): Promise<DescribedStock[]> {
  const labels = await stockLabels(items.map(({ combination }) => combination))
  const products = await Product.query().whereIn('id', [
    ...new Set(items.map((one) => one.productId)),
  ])
  const byId = new Map(products.map((product) => [product.id, product]))
  return items.map((item) => {
    const product = byId.get(item.productId)!
    return { item, product, label: labels.get(item.combination) ?? '' }
  })
}

/** What combinations of values are called in Hungarian, `M, fekete`; by combination. */
export async function stockLabels(combinations: string[]): Promise<Map<string, string>> {
  const ids = [...new Set(combinations.flatMap(valueIdsOf))]
  const values = ids.length ? await VariationValue.query().whereIn('id', ids) : []
  const titles = new Map(values.map(({ id, titleHu }) => [id, titleHu]))
  return new Map(combinations.map((one) => [one, labelOf(one, titles)]))
}
