import db from '@adonisjs/lucid/services/db'

/** What combinations of values are called in Hungarian, `M, fekete`; by combination. */
export async function stockLabels(combinations: string[]): Promise<Map<string, string>> {
  const ids = new Set(combinations.flatMap((one) => one.split('-').filter(Boolean).map(Number)))
  if (!ids.size) return new Map()
  const values = await db
    .from('variation_values')
    .whereIn('id', [...ids])
    .select('id', 'title_hu')
  const titles = new Map(values.map(({ id, title_hu }) => [id, title_hu]))
  return new Map(
    combinations.map((combination) => [
      combination,
      combination
        .split('-')
        .filter(Boolean)
        .map((id) => titles.get(Number(id)))
        .join(', '),
    ])
  )
}
