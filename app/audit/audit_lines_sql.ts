import app from '@adonisjs/core/services/app'
import { shopReader, type SqlValue } from '#app/database/engine'
import { StaffNames } from '#app/staff/staff_names'

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
  /** Lines before this one, and after it, by their numbers. */
  beforeId?: number
  afterId?: number
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

/** The lines, for SQL of modules that joins them: in place of a table. */
export const AUDIT_LINES =
  '(SELECT action, detail, subject_type, subject_id, happened_at FROM audit_logs)'

const LINES = `SELECT id, source, actor_id AS staff_id, action, subject_type, subject_id, detail,
  happened_at FROM audit_logs`
const COUNT = 'SELECT COUNT(*) AS total FROM audit_logs'

/** Who did what, newest first unless the part says otherwise. */
export async function auditLines(
  filter: AuditFilter,
  { limit, offset = 0, order = 'desc' }: AuditPart
): Promise<AuditLine[]> {
  const { where, values } = wanted(filter)
  const sql = `${LINES} ${where} ORDER BY id ${order} LIMIT ? OFFSET ?`
  const lines = await shopReader().rows<Omit<AuditLine, 'staff_name'>>(sql, [
    ...values,
    limit,
    offset,
  ])
  const staff = new Set(lines.flatMap(({ staff_id: id }) => id ?? []))
  const names = await (await app.container.make(StaffNames)).of([...staff])
  return lines.map((line) => ({ ...line, staff_name: names.get(line.staff_id ?? 0) ?? null }))
}

/** How many lines there are of what is wanted. */
export async function auditCount(filter: AuditFilter): Promise<number> {
  const { where, values } = wanted(filter)
  const [{ total }] = await shopReader().rows<{ total: number }>(`${COUNT} ${where}`, values)
  return Number(total)
}

function wanted(filter: AuditFilter): { where: string; values: SqlValue[] } {
  const conditions: [condition: string, value: SqlValue | undefined][] = [
    ['actor_id = ?', filter.staffId],
    ['subject_type = ?', filter.subjectType],
    ['subject_id = ?', filter.subjectId],
    ['substr(action, 1, length(CAST(? AS TEXT))) = CAST(? AS TEXT)', filter.action],
    ['substr(detail, 1, length(CAST(? AS TEXT))) = CAST(? AS TEXT)', filter.detail],
    ['happened_at >= ?', filter.from],
    ['happened_at < ?', filter.until],
    ['id < ?', filter.beforeId],
    ['id > ?', filter.afterId],
  ]
  const asked = conditions.filter(([, value]) => value !== undefined)
  const where = asked.length ? `WHERE ${asked.map(([one]) => one).join(' AND ')}` : ''
  const values = asked.flatMap(([one, value]) => Array(one.split('?').length - 1).fill(value))
  return { where, values }
}
