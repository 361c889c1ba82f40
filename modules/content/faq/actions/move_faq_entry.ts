import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { POSITION_STEP } from '#content/constants'
import FaqEntry from '../models/faq_entry.js'

/**
 * Swaps a question with its neighbour and numbers the whole list anew. All entries are held, so two staff
 * members who sort at once leave an order and no gap.
 *
 * @throws NotFound
 */
export async function moveFaqEntry(
  trx: Transaction,
  id: number,
  direction: 'up' | 'down'
): Promise<void> {
  const entries = await FaqEntry.query({ client: trx.client })
    .orderBy('id')
    .forUpdate()
    .then((held) => held.sort((a, b) => a.position - b.position || a.id - b.id))
  const from = entries.findIndex((entry) => entry.id === id)
  if (from === -1) throw new NotFound()
  const to = from + (direction === 'up' ? -1 : 1)
  if (to >= 0 && to < entries.length) [entries[from], entries[to]] = [entries[to], entries[from]]
  for (const [place, entry] of entries.entries()) {
    entry.position = (place + 1) * POSITION_STEP
    if (entry.id === id) entry.updatedAt = clock.now()
    await entry.save()
  }
}
