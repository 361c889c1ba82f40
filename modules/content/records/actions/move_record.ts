import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { POSITION_STEP } from '#content/constants'
import ContentRecord from '../models/content_record.js'
import { ORDERED_KINDS } from '../record_kinds.js'

/**
 * Swaps a record with its neighbour and numbers the list of its kind anew. All of them are held, so two staff members who
 * sort at once leave an order and no gap.
 *
 * @throws NotFound, also for kinds whose order nobody sees
 */
export async function moveRecord(
  { client }: Transaction,
  id: number,
  direction: 'up' | 'down'
): Promise<void> {
  const wanted = await ContentRecord.find(id, { client })
  if (!wanted || !ORDERED_KINDS.includes(wanted.kind)) throw new NotFound()
  const records = await ContentRecord.query({ client })
    .where('kind', wanted.kind)
    .whereNull('archivedAt')
    .orderBy('id')
    .forUpdate()
    .then((held) => held.sort((a, b) => a.position - b.position || a.id - b.id))
  const from = records.findIndex((one) => one.id === id)
  if (from === -1) throw new NotFound()
  const to = from + (direction === 'up' ? -1 : 1)
  if (to >= 0 && to < records.length) [records[from], records[to]] = [records[to], records[from]]
  for (const [place, record] of records.entries()) {
    record.position = (place + 1) * POSITION_STEP
    if (record.id === id) record.updatedAt = clock.now()
    await record.save()
  }
}
