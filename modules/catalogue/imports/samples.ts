import { shopReader } from '#app/database/engine'
import { sampleOf } from '#app/imports/sample_file'
import { PROMISED } from '#catalogue/promised_stock'
import { stockLabels } from '#catalogue/queries/admin/stock_labels'

/** Lines of the shop's own that a sample shows. */
const LINES_MAX = 20

const GIFTS = `SELECT p.slug, p.title_hu, p.title_en, c.slug AS category, p.price, p.position,
    p.low_stock_at, p.short_description_hu, p.short_description_en, p.is_new,
    CASE WHEN p.published_at IS NULL THEN 0 ELSE 1 END AS is_published
  FROM products p JOIN categories c ON c.id = p.category_id
  WHERE p.is_gift = 0 ORDER BY p.id LIMIT ${LINES_MAX}`

const FIRST_CATEGORY = `SELECT slug FROM categories
  ORDER BY is_active DESC, position, id LIMIT 1`
/** What stands in the file of a shop that has no category yet; it is refused as unknown. */
const NO_CATEGORY = 'kategoria'

const STOCK = `SELECT p.slug, s.qty + COALESCE(held.pieces, 0) AS count, s.combination
  FROM stock_items s JOIN products p ON p.id = s.product_id
  LEFT JOIN (${PROMISED}) held ON held.stock_item_id = s.id
  WHERE s.is_active = 1 AND s.qty IS NOT NULL AND p.is_gift = 0 ORDER BY s.id LIMIT ${LINES_MAX}`

/**
 * A file of gifts to begin with: a few as they are, which changes nothing; or a made-up one, in the
 * first category members see. Without a category no gift can be made.
 */
export async function productSample(): Promise<string> {
  const gifts = await shopReader().rows<Record<string, string | number>>(GIFTS)
  if (gifts.length) return sampleOf(gifts)
  const [category] = await shopReader().rows<{ slug: string }>(FIRST_CATEGORY)
  return sampleOf([{ ...MADE_UP_GIFT, category: category?.slug ?? NO_CATEGORY }])
}

/** A file of stock to begin with: a few counts as the shelf should hold them. */
export async function stockSample(): Promise<string> {
  type Item = { slug: string; count: number; combination: string }
  const items = await shopReader().rows<Item>(STOCK)
  const names = await stockLabels(items.map(({ combination }) => combination))
  const lines = items.map(({ slug, combination, count }) => ({
    slug,
    variation: names.get(combination) ?? '',
    count: Number(count),
    note: 'Leltár',
  }))
  return sampleOf(
    lines.length ? lines : [{ slug: 'pelda', variation: '', count: 10, note: 'Leltár' }]
  )
}

const MADE_UP_GIFT = {
  slug: 'pelda',
  title_hu: 'Példa',
  title_en: 'Example',
  category: NO_CATEGORY,
  price: 100,
  initial_quantity: 0,
}
