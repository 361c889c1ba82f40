import db from '@adonisjs/lucid/services/db'

/** What is left of one combination of a gift; null is unlimited. */
export interface StockLine {
  id: number
  combination: string
  /** The values in Hungarian, `M, fekete`; empty where the gift has no variations. */
  label: string
  qty: number | null
}

/** The stock of a gift, a line for each combination that can be ordered. */
export async function stockOfProduct(productId: number): Promise<StockLine[]> {
  const items = await db
    .from('stock_items')
    .select('id', 'combination', 'qty')
    .where({ product_id: productId, is_active: 1 })
    .orderBy('id')
  const titles = await valueTitles(productId)
  return items.map(({ id, combination, qty }) => ({
    id,
    combination,
    qty,
    label: combination
      ? combination
          .split('-')
          .map((id: string) => titles.get(Number(id)))
          .join(', ')
      : '',
  }))
}

async function valueTitles(productId: number): Promise<Map<number, string>> {
  const values = await db
    .from('variation_values')
    .join('variation_types', 'variation_types.id', 'variation_values.type_id')
    .where('variation_types.product_id', productId)
    .select('variation_values.id', 'variation_values.title_hu')
  return new Map(values.map(({ id, title_hu }) => [id, title_hu]))
}
