import { shopReader } from '#app/database/engine'
import { PROMISED } from '#catalogue/promised_stock'

/** A stock item as a file can name it. */
export interface NamedStock {
  id: number
  qty: number | null
  /** Pieces on the shelf that belong to orders. */
  promised: number
  /** The values of its combination, each in both languages and folded. */
  values: { hu: string; en: string }[]
}

type Item = Omit<NamedStock, 'values'> & { slug: string; combination: string }
type Value = { id: number; hu: string; en: string }

const ITEMS = (places: string) => `SELECT s.id, p.slug, s.qty, s.combination,
    COALESCE(held.pieces, 0) AS promised
  FROM products p JOIN stock_items s ON s.product_id = p.id AND s.is_active = 1
  LEFT JOIN (${PROMISED}) held ON held.stock_item_id = s.id
  WHERE p.slug IN (${places}) ORDER BY s.id`

const VALUES = (places: string) => `SELECT v.id, v.title_hu AS hu, v.title_en AS en
  FROM products p JOIN variation_types t ON t.product_id = p.id
  JOIN variation_values v ON v.type_id = t.id WHERE p.slug IN (${places})`

/** The stock items of some gifts, by the names of their addresses. */
export async function stockBySlug(slugs: string[]): Promise<Map<string, NamedStock[]>> {
  const wanted = [...new Set(slugs)]
  const places = wanted.map(() => '?').join(', ')
  const items = await shopReader().rows<Item>(ITEMS(places), wanted)
  const values = await shopReader().rows<Value>(VALUES(places), wanted)
  const titles = new Map(values.map(({ id, hu, en }) => [id, { hu: folded(hu), en: folded(en) }]))
  const bySlug = new Map<string, NamedStock[]>()
  for (const { id, slug, qty, promised, combination } of items) {
    const ids = combination.split('-').filter(Boolean).map(Number)
    const named = ids.map((value) => titles.get(value) ?? { hu: '', en: '' })
    const item = { id, qty, promised: Number(promised), values: named }
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), item])
  }
  return bySlug
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
