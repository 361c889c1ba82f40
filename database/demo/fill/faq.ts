import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { faqEntries } from '../faq.js'
import { insertRow } from './insert.js'

const PLACE = 'UPDATE faq_entries SET position = ? WHERE question_hu = ? RETURNING id'

/** Writes the questions of the demo; those every shop starts with only take their place. */
export async function fillFaq(trx: Transaction): Promise<void> {
  for (const [index, entry] of faqEntries.entries()) {
    const position = (index + 1) * 10
    const [placed] = await rows(trx, PLACE, [position, entry.question_hu])
    if (placed) continue
    const now = clock.now()
    const stamps = { published_at: now, created_at: now, updated_at: now }
    await insertRow(trx, 'faq_entries', { ...entry, position, ...stamps })
  }
}
