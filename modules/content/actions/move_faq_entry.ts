import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { POSITION_STEP } from '../constants.js'
import { FaqEntryNotThere } from '../exceptions.js'

/** Ranks count in twos, so three past a neighbour's own rank lies just behind that neighbour. */
const PAST_THE_NEIGHBOUR = 3

// One statement, so that two staff members who sort at once leave an order and no gap.
const MOVE = `UPDATE faq_entries SET position = placed.place, updated_at = CASE
    WHEN faq_entries.id = ? THEN ? ELSE faq_entries.updated_at END
  FROM (
    SELECT id, ROW_NUMBER() OVER (ORDER BY CASE WHEN id = ? THEN rank + ? ELSE rank END) * ?
      AS place
    FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY position, id) * 2 AS rank FROM faq_entries)
      AS ranked
  ) AS placed
  WHERE placed.id = faq_entries.id RETURNING faq_entries.id AS "id"`

/**
 * Swaps a question with its neighbour and numbers the whole list anew.
 *
 * @throws FaqEntryNotThere
 */
export async function moveFaqEntry(
  trx: Transaction,
  id: number,
  direction: 'up' | 'down'
): Promise<void> {
  const shift = direction === 'up' ? -PAST_THE_NEIGHBOUR : PAST_THE_NEIGHBOUR
  const values = [id, clock.now(), id, shift, POSITION_STEP]
  const placed = await rows<{ id: number }>(trx, MOVE, values)
  if (!placed.some((row) => row.id === id)) throw new FaqEntryNotThere()
}
