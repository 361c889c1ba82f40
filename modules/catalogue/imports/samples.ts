import { shopReader } from '#app/database/engine'
import { sampleOf } from '#app/imports/sample_file'
import Category from '../products/models/category.js'
import Product from '../products/models/product.js'
import StockItem from '../stock/models/stock_item.js'
import { described } from '../stock/queries/admin/described_stock.js'
import { promisedOf } from '../stock/queries/stock_sql.js'

/** Lines of the shop's own that a sample shows. */
const LINES_MAX = 20

/** What stands in the file of a shop that has no category yet; it is refused as unknown. */
const NO_CATEGORY = 'kategoria'

/**
 * A file of gifts to begin with: a few as they are, which changes nothing; or a made-up one, in the
 * first category members see. Without a category no gift can be made.
 */
export async function productSample(): Promise<string> {
  const gifts = await Product.query()
    .where('isGift', 0)
    .whereNotNull('categoryId')
    .preload('category')
    .orderBy('id')
    .limit(LINES_MAX)
  if (gifts.length) return sampleOf(gifts.map(giftLine))
  const category = await Category.query()
    .orderBy('isActive', 'desc')
    .orderBy('position')
    .orderBy('id')
    .first()
  return sampleOf([{ ...MADE_UP_GIFT, category: category?.slug ?? NO_CATEGORY }])
}

function giftLine(gift: Product) {
  return {
    slug: gift.slug,
    title_hu: gift.titleHu,
    title_en: gift.titleEn,
    category: gift.category.slug,
    price: gift.price,
    position: gift.position,
    low_stock_at: gift.lowStockAt,
    short_description_hu: gift.shortDescriptionHu,
    short_description_en: gift.shortDescriptionEn,
    is_new: Number(gift.isNew),
    is_published: gift.publishedAt === null ? 0 : 1,
  }
}

/** A file of stock to begin with: a few counts as the shelf should hold them. */
export async function stockSample(): Promise<string> {
  const items = await StockItem.query()
    .where('isActive', 1)
    .whereNotNull('qty')
    .whereIn('productId', Product.query().where('isGift', 0).select('id'))
    .orderBy('id')
    .limit(LINES_MAX)
  const promised = await promisedOf(
    shopReader(),
    items.map(({ id }) => id)
  )
  const lines = (await described(items)).map(({ item, product, label }) => ({
    slug: product.slug,
    variation: label,
    count: item.qty! + (promised.get(item.id) ?? 0),
    note: 'Leltár',
  }))
  const madeUp = { slug: 'pelda', variation: '', count: 10, note: 'Leltár' }
  return sampleOf(lines.length ? lines : [madeUp])
}

const MADE_UP_GIFT = {
  slug: 'pelda',
  title_hu: 'Példa',
  title_en: 'Example',
  category: NO_CATEGORY,
  price: 100,
  initial_quantity: 0,
}
