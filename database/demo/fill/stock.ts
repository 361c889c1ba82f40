import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { moveStock } from '#catalogue'
import type { FilledGift } from './catalogue.js'

/** What came to the store and what was spoilt there, so that the list of movements has a story. */
const MOVES = [
  { slug: 'munkassapka', delta: 40, reason: 'receipt', note: 'Szállítólevél 2025/118' },
  { slug: 'meroszalag', delta: 25, reason: 'receipt', note: 'Szállítólevél 2025/119' },
  { slug: 'bogre', delta: -3, reason: 'loss', note: 'Törött csomag' },
] as const

const ITEMS = `SELECT id FROM stock_items
  WHERE product_id = ? AND is_active = 1 AND qty IS NOT NULL ORDER BY id LIMIT 1`

/** Books a few movements as staff would. */
export async function receiveGoods(trx: Transaction, gifts: FilledGift[]): Promise<void> {
  for (const { slug, delta, reason, note } of MOVES) {
    const gift = gifts.find(({ record }) => record.slug === slug)
    if (!gift) throw new Error(`The demo has no gift ${slug}`)
    const [item] = await rows<{ id: number }>(trx, ITEMS, [gift.id])
    if (!item) continue
    const reference = `demo:${slug}`
    await moveStock(trx, { stockItemId: item.id, delta, reason, note, by: null, reference })
  }
}
