import { clock } from '#app/clock'
import { shopReader, type SqlValue } from '#app/database/engine'

/** Shops with fewer products are counted each time, so that their lists are always exact. */
const LARGE = 2000
/** How long the count of a large shop holds, in ms; it only says which page is the last. */
const HOLDS_MS = 10_000
/** Lists whose counts are kept, the latest ones. */
const KEPT_MAX = 100

const kept = new Map<string, { total: number; until: number }>()

/** How many products a list has; `values` belong to the statement. */
export async function productCount(sql: string, values: SqlValue[], list: string): Promise<number> {
  const known = kept.get(list)
  if (known && known.until > clock.now()) return known.total
  const [row] = await shopReader().rows<{ total: number }>(sql, values)
  const total = Number(row.total)
  kept.delete(list)
  if (total >= LARGE) kept.set(list, { total, until: clock.now() + HOLDS_MS })
  if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!)
  return total
}
