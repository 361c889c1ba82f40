import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { auditCount, auditLines, type AuditFilter } from '#app/audit/audit_lines_sql'
import { lineInWords } from '#app/audit/told_line'
import { startOfBusinessDate } from '#app/business_date'
import { listQuery, type ListQuery, type ListShape } from '#app/http/list_query'
import { calendarDay } from '#app/validation/rules'

const AUDIT_LIST: ListShape = {
  sortable: ['happened_at'],
  filters: {
    staff_id: 'ids',
    subject_type: 'text',
    subject_id: 'ids',
    action: 'text',
    from: 'text',
    to: 'text',
  },
}

/** Days in Budapest, the last one included. */
const daysValidator = vine.create({ from: calendarDay().optional(), to: calendarDay().optional() })

/** Who did what, for administrators and auditors. */
export default class AuditLinesController {
  async index(ctx: HttpContext) {
    const query = await listQuery(ctx, AUDIT_LIST)
    const filter = await filterOf(query)
    const { limit, offset, order } = query
    const [lines, total] = await Promise.all([
      auditLines(filter, { limit, offset, order }),
      auditCount(filter),
    ])
    return { data: lines.map(lineInWords), total }
  }
}

async function filterOf({ ids, texts }: ListQuery): Promise<AuditFilter> {
  const { subject_type: subjectType, action, from, to } = texts
  await daysValidator.validate({ from, to })
  return {
    staffId: ids.staff_id?.[0],
    subjectType,
    subjectId: ids.subject_id?.[0],
    action,
    from: from ? startOfBusinessDate(from) : undefined,
    until: to ? startOfBusinessDate(to, 1) : undefined,
  }
}
