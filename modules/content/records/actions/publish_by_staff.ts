import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { MustStayLive } from '#content/exceptions'
import { isSingle } from '../record_kinds.js'
import { changeableRecord, heldRecord } from './held_record.js'
import { endFrom, publishRecord, type WantedPublication } from './publish_record.js'

/**
 * Shows what the draft of a record says; where nothing else is wanted at once and for good.
 *
 * @throws what publishRecord throws, RecordIsArchived, NotFound
 */
export async function publishByStaff(
  trx: Transaction,
  id: number,
  { by, ...wanted }: Omit<WantedPublication, 'publishedBy'> & { by: Actor }
): Promise<true> {
  const held = await changeableRecord(trx, id)
  const publishedBy = by.staffId ?? null
  const { startsAt } = await publishRecord(trx, held, { ...wanted, publishedBy })
  const detail = new Date(startsAt).toISOString()
  const subject = { type: 'content', id }
  await recordAudit(trx, { by, action: 'content.published', subject, detail })
  return true
}

/**
 * Shows nothing of a record any more.
 *
 * @returns false where nothing of it is shown or planned
 * @throws MustStayLive, NotFound
 */
export async function unpublishByStaff(trx: Transaction, id: number, by: Actor): Promise<boolean> {
  const { record } = await heldRecord(trx, id)
  if (isSingle(record.kind)) throw new MustStayLive()
  const now = clock.now()
  const open = await record
    .related('publications')
    .query()
    .where((rows) => void rows.whereNull('endsAt').orWhere('endsAt', '>', now))
    .first()
  if (!open) return false
  await endFrom(trx, id, now)
  await recordAudit(trx, { by, action: 'content.unpublished', subject: { type: 'content', id } })
  return true
}
