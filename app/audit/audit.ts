import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { closeLink, linkHash, takeLink } from './chain_sql.js'
import type { AuditKind } from './kinds.js'

/**
 * Who did something: a staff member in the back-office, an operator at the command line, who may name
 * the staff member that answers for it, a stranger at the entrance, or the program of a partner.
 */
export type Actor =
  | { source: 'admin'; staffId: number }
  | { source: 'cli'; staffId?: number }
  | { source: 'stranger'; staffId?: undefined }
  | { source: 'partner'; staffId?: undefined }

/** What is written down for good; nothing of it is personal. */
export interface AuditEntry {
  by: Actor
  /** What happened, in the past tense: `staff.disabled`. */
  action: AuditKind
  /** What it happened to, a type of `subjects.ts`: `{ type: 'staff', id: 3 }`. */
  subject: { type: string; id: number }
  /** One word more, such as the new role. */
  detail?: string
}

const INSERT = `INSERT INTO audit_logs
  (source, actor_id, action, subject_type, subject_id, detail, happened_at, hash)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`

/** Characters of a detail that the log keeps. */
const DETAIL_MAX = 100

/**
 * Writes down who did what, in the transaction of the deed; the database refuses to change it, and
 * the line after it misses it where it is taken away.
 */
export async function recordAudit(
  trx: Transaction,
  { by, action, subject, detail }: AuditEntry
): Promise<void> {
  const words = detail?.slice(0, DETAIL_MAX) ?? null
  const told = [by.source, by.staffId ?? null, action, subject.type, subject.id, words]
  const values = [...told, clock.now()]
  const hash = linkHash(await takeLink(trx, 'audit'), values)
  await rows(trx, INSERT, [...values, hash])
  await closeLink(trx, 'audit', hash)
}
