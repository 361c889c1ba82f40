import type { HttpContext } from '@adonisjs/core/http'
import {
  auditCount,
  auditLines,
  type AuditFilter,
  type AuditLine,
} from '#app/audit/audit_lines_sql'
import { lineInWords } from '#app/audit/told_line'
import { checkDays, spanOf } from '#app/http/list_days'
import { sendListFile } from '#app/http/list_file'
import { listQuery, type ListQuery, type ListShape } from '#app/http/list_query'

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

/** Lines of a file that are read at once. */
const BATCH = 500

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

  async file(ctx: HttpContext) {
    return sendListFile(ctx, AUDIT_LIST, async ({ order, ...query }) => {
      const filter = await filterOf({ order, ...query })
      const count = await auditCount(filter)
      return { count, batches: batchesOf(filter, order, count) }
    })
  }
}

/** So many lines, each batch after the last line of the one before; what is written meanwhile is left out. */
async function* batchesOf(filter: AuditFilter, order: ListQuery['order'], count: number) {
  let last: AuditLine | undefined
  for (let left = count; left > 0; left -= BATCH) {
    const past = order === 'desc' ? { beforeId: last?.id } : { afterId: last?.id }
    const lines = await auditLines({ ...filter, ...past }, { limit: Math.min(BATCH, left), order })
    yield lines.map(lineInWords)
    last = lines.at(-1)
    if (!last) return
  }
}

async function filterOf(query: ListQuery): Promise<AuditFilter> {
  const { ids, texts } = query
  const { subject_type: subjectType, action } = texts
  await checkDays(query)
  return {
    staffId: ids.staff_id?.[0],
    subjectType,
    subjectId: ids.subject_id?.[0],
    action,
    ...spanOf(texts),
  }
}
