import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { domainError } from '#app/exceptions/domain_exception'
import { asPrivateFile, CSV } from '#app/files/private_file'
import { asCsv, asXlsx, XLSX, type Cell } from '#app/files/table_file'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { cellsOf } from './list_file_cells.js'
import { listFileValidator, wantedTable, type WantedTable } from './list_file_validator.js'
import { listQuery, type ListQuery, type ListShape } from './list_query.js'

/** Rows of a workbook at most; a longer list leaves as CSV. @source requirements O-10 */
export const XLSX_ROWS_MAX = 100_000
/** Rows read at once. */
const BATCH = 500
/** What the audit log may hold of a filter: words of the shop, and nothing that somebody typed. */
const PLAIN_VALUE = /^[a-z0-9_-]{1,30}$/

const TooManyRows = domainError('too_many_rows', {
  message: 'A workbook of so many rows cannot be made',
  tell: (rows: number) => ({ field: 'format', meta: { rows, max: XLSX_ROWS_MAX } }),
})
const UnknownColumn = domainError('unknown_column', {
  message: 'The list has no such column',
  tell: (column: string) => ({ field: 'table', meta: { column } }),
})

/** All lines of a list that a query means, in its order: how many they are, and the lines batch by batch. */
export interface ListedLines {
  count: number
  batches: AsyncGenerator<object[]>
}

/** Lines of the rows with these ids, in that order; who is gone meanwhile is left out. */
export function linesByIds(
  ids: number[],
  read: (query: ListQuery) => Promise<object[]>
): ListedLines {
  async function* batches() {
    for (let from = 0; from < ids.length; from += BATCH) {
      const wanted = ids.slice(from, from + BATCH)
      const lines = (await read(allOf(wanted))) as { id: number }[]
      const byId = new Map(lines.map((line) => [Number(line.id), line]))
      yield wanted.flatMap((id) => byId.get(id) ?? [])
    }
  }
  return { count: ids.length, batches: batches() }
}

function allOf(ids: number[]): ListQuery {
  return {
    page: 1,
    limit: ids.length,
    offset: 0,
    sort: 'id',
    order: 'asc',
    ids: { id: ids },
    texts: {},
  }
}

/**
 * Answers with all lines of a list, as the page filters and sorts it, as CSV or as a workbook.
 * Each file leaves a line in the audit log.
 *
 * @throws too_many_rows of a workbook, unknown_column, E_VALIDATION_ERROR
 */
export async function sendListFile(
  ctx: HttpContext,
  shape: ListShape,
  read: (query: ListQuery) => Promise<ListedLines>
): Promise<void> {
  const { format, table } = await listFileValidator.validate(ctx.request.qs())
  const wanted = await wantedTable(table)
  const query = await listQuery(ctx, shape)
  const { count, batches } = await read(query)
  if (format === 'xlsx' && count > XLSX_ROWS_MAX) throw new TooManyRows(count)
  // Read before the answer begins, so that what goes wrong with it is told as with any other page.
  const first = await batches.next()
  if (!first.done) refuseUnknown(wanted, first.value)
  const list = ctx.route!.pattern.split('/').at(-2)!
  await noteFile(ctx, query, `${list} ${format} ${count}`)
  const name = `${list.replaceAll('_', '-')}-${businessDate(clock.now())}.${format}`
  asPrivateFile(ctx.response, { name, type: format === 'csv' ? CSV : XLSX })
  const columns = wanted.columns.map(({ label }) => label)
  const file = { columns, rows: rowsOf(wanted, first.value ?? [], batches) }
  ctx.response.stream(format === 'csv' ? asCsv(file) : asXlsx(file))
}

async function* rowsOf(
  wanted: WantedTable,
  first: object[],
  rest: AsyncGenerator<object[]>
): AsyncGenerator<Cell[][]> {
  yield first.map((line) => cellsOf(line, wanted))
  for await (const lines of rest) yield lines.map((line) => cellsOf(line, wanted))
}

/** A file shows no more than the list does. */
function refuseUnknown({ columns }: WantedTable, [line]: object[]): void {
  const unknown = line && columns.find(({ source }) => !Object.hasOwn(line, source))
  if (unknown) throw new UnknownColumn(unknown.source)
}

async function noteFile(ctx: HttpContext, { ids, texts }: ListQuery, told: string) {
  const filters = Object.entries({ ...ids, ...texts }).map(([name, value]) => {
    const text = String(value)
    return name !== 'q' && PLAIN_VALUE.test(text) ? `${name}=${text}` : name
  })
  const detail = [told, ...filters].join(' ')
  const subject = { type: 'list', id: 0 }
  const entry = { by: actorOf(ctx), action: 'list.downloaded', subject, detail } as const
  await transaction((trx) => recordAudit(trx, entry))
}
