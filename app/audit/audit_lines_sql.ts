import { shopReader, type SqlValue } from '#app/database/engine'

/** Which lines of the audit log are wanted; what is left out narrows nothing. */
export interface AuditFilter {
  staffId?: number
  /** What it happened to: `member`, and which one. */
  subjectType?: string
  subjectId?: number
  /** What happened, from its beginning: `points.` or `points.adjusted`. */
  action?: string
  /** How the detail begins. */
  detail?: string
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

/** A part of the found lines. */
export interface AuditPart {
  limit: number
  offset?: number
  /** desc: the newest first. */
  order?: 'asc' | 'desc'
}

const LINES = `SELECT a.id, a.source, a.actor_id AS staff_id, s.name AS staff_name, a.action,
  a.subject_type, a.subject_id, a.detail, a.happened_at
  FROM audit_logs a LEFT JOIN staff_members s ON s.id = a.actor_id`
const COUNT = 'SELECT COUNT(*) AS total FROM audit_logs a'

/** Who did what, newest first unless the part says otherwise. */
export function auditLines(
  filter: AuditFilter,
  { limit, offset = 0, order = 'desc' }: AuditPart
): Promise<AuditLine[]> {
  const { where, values } = wanted(filter)
  const sql = `${LINES} ${where} ORDER BY a.id ${order} LIMIT ? OFFSET ?`
  return shopReader().rows(sql, [...values, limit, offset])
}

/** How many lines there are of what is wanted. */
export async function auditCount(filter: AuditFilter): Promise<number> {
  const { where, values } = wanted(filter)
  const [{ total }] = await shopReader().rows<{ total: number }>(`${COUNT} ${where}`, values)
  return Number(total)
}

function wanted(filter: AuditFilter): { where: string; values: SqlValue[] } {
  const conditions: [condition: string, value: SqlValue | undefined][] = [
    ['a.actor_id = ?', filter.staffId],
    ['a.subject_type = ?', filter.subjectType],
    ['a.subject_id = ?', filter.subjectId],
    ['substr(a.action, 1, length(CAST(? AS TEXT))) = CAST(? AS TEXT)', filter.action],
    ['substr(a.detail, 1, length(CAST(? AS TEXT))) = CAST(? AS TEXT)', filter.detail],
    ['a.happened_at >= ?', filter.from],
    ['a.happened_at < ?', filter.until],
  ]
  const asked = conditions.filter(([, value]) => value !== undefined)
  const where = asked.length ? `WHERE ${asked.map(([one]) => one).join(' AND ')}` : ''
  const values = asked.flatMap(([one, value]) => Array(one.split('?').length - 1).fill(value))
  return { where, values }
}
