import { stringify } from 'csv-stringify/sync'
import { shopReader } from '#app/database/engine'
import { BYTE_ORDER_MARK } from '#app/imports/result_file'
import { PROMISED } from '#catalogue/promised_stock'
import { stockLabels } from '#catalogue/queries/admin/stock_labels'

/** Lines of the shop's own that a sample shows. */
const LINES_MAX = 20

const GIFTS = `SELECT p.slug, p.title_hu, p.title_en, c.slug AS category, p.price, p.position,
    p.low_stock_at, p.short_description_hu, p.short_description_en, p.is_new,
    CASE WHEN p.published_at IS NULL THEN 0 ELSE 1 END AS is_published
  FROM products p JOIN categories c ON c.id = p.category_id
  WHERE p.is_gift = 0 ORDER BY p.id LIMIT ${LINES_MAX}`

const STOCK = `SELECT p.slug, s.qty + COALESCE(held.pieces, 0) AS count, s.combination
  FROM stock_items s JOIN products p ON p.id = s.product_id
  LEFT JOIN (${PROMISED}) held ON held.stock_item_id = s.id
  WHERE s.is_active = 1 AND s.qty IS NOT NULL AND p.is_gift = 0 ORDER BY s.id LIMIT ${LINES_MAX}`

/** A file of gifts to begin with: a few as they are, which changes nothing; or a made-up one. */
export async function productSample(): Promise<string> {
  const gifts = await shopReader().rows<Record<string, string | number>>(GIFTS)
  return fileOf(gifts.length ? gifts : [MADE_UP_GIFT])
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
  return fileOf(
    lines.length ? lines : [{ slug: 'pelda', variation: '', count: 10, note: 'Leltár' }]
  )
}

const MADE_UP_GIFT = {
  slug: 'pelda',
  title_hu: 'Példa',
  title_en: 'Example',
  category: 'kategoria',
  price: 100,
  initial_quantity: 0,
}

function fileOf(lines: object[]): string {
  const options = { header: true, delimiter: ';', escape_formulas: true }
  return BYTE_ORDER_MARK + stringify(lines, options)
}
