import { shopReader, type SqlValue } from '#app/database/engine'

/** Which lines of the audit log are wanted; what is left out narrows nothing. */
export interface AuditFilter {
  staffId?: number
  /** What it happened to: `member`, and which one. */
  subjectType?: string
  subjectId?: number
  /** What happened, from its beginning: `points.` or `points.adjusted`. */
  action?: string
  /** Milliseconds UTC: from, and before. */
  from?: number
  until?: number
}

/** A line of the audit log. */
export interface AuditLine {
  id: number
  source: string
  staff_id: number | null
  staff_name: string | null
  action: string
  subject_type: string
  subject_id: number
  detail: string | null
  /** Milliseconds UTC. */
  happened_at: number
}

const LINES = `SELECT a.id, a.source, a.actor_id AS staff_id, s.name AS staff_name, a.action,
  a.subject_type, a.subject_id, a.detail, a.happened_at
  FROM audit_logs a LEFT JOIN staff_members s ON s.id = a.actor_id`

/** Who did what, newest first. */
export function auditLines(filter: AuditFilter, limit: number): Promise<AuditLine[]> {
  const wanted: [condition: string, value: SqlValue | undefined][] = [
    ['a.actor_id = ?', filter.staffId],
    ['a.subject_type = ?', filter.subjectType],
    ['a.subject_id = ?', filter.subjectId],
    ['substr(a.action, 1, length(CAST(? AS TEXT))) = CAST(? AS TEXT)', filter.action],
    ['a.happened_at >= ?', filter.from],
    ['a.happened_at < ?', filter.until],
  ]
  const asked = wanted.filter(([, value]) => value !== undefined)
  const where = asked.length ? `WHERE ${asked.map(([one]) => one).join(' AND ')}` : ''
  const values = asked.flatMap(([one, value]) => Array(one.split('?').length - 1).fill(value))
  return shopReader().rows(`${LINES} ${where} ORDER BY a.id DESC LIMIT ?`, [...values, limit])
}
