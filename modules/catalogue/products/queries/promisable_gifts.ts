import StockItem from '#catalogue/stock/models/stock_item'
import Product from '../models/product.js'

/** A product as a reward sees it. */
export type PromisableGift = Pick<Product, 'id' | 'slug' | 'titleHu' | 'titleEn' | 'picture'> & {
  /** Whether a piece of it can be ordered now. */
  isThere: boolean
}

/**
 * Products by id that can be promised: they have one stock for all, so nothing of them is chosen. Whether they are on
 * sale does not matter.
 */
export async function promisable(productIds: number[]): Promise<Map<number, PromisableGift>> {
  const stock = await StockItem.query()
    .whereIn('productId', productIds)
    .where({ combination: '', isActive: 1 })
  const left = new Map(stock.map(({ productId, qty }) => [productId, qty]))
  const products = await Product.query().whereIn('id', [...left.keys()])
  return new Map(
    products.map(({ id, slug, titleHu, titleEn, picture }) => {
      return [id, { id, slug, titleHu, titleEn, picture, isThere: left.get(id) !== 0 }]
    })
  )
}
