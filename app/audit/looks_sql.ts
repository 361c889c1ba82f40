import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { recordAudit, type AuditEntry } from './audit.js'

/** Who looks again within so many ms has one line in the log: it tells of looks, not of clicks. */
export const SAME_LOOK_MS = 15 * 60 * 1000

const LOOKED = `SELECT 1 FROM audit_logs WHERE subject_type = ? AND subject_id = ? AND action = ?
  AND actor_id = ? AND happened_at > ? LIMIT 1`

/** Writes down that a staff member looked at personal data, once in a quarter of an hour. */
export async function noteLook(entry: AuditEntry): Promise<void> {
  const { by, action, subject } = entry
  const since = clock.now() - SAME_LOOK_MS
  const values = [subject.type, subject.id, action, by.staffId ?? 0, since]
  if ((await shopReader().rows(LOOKED, values)).length) return
  await transaction((trx) => recordAudit(trx, entry))
}
