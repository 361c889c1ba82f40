import type { ApiClient } from '@japa/api-client'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { confirmedSession, type TestStaff } from './members.js'

/** A table that a page asks for: its fields under their own names. */
export const tableOf = (...sources: string[]) => ({
  columns: sources.map((source) => ({ source, label: source })),
  yes: 'Igen',
  no: 'Nem',
})

interface Asked {
  list: string
  format?: 'csv' | 'xlsx'
  table?: unknown
  filter?: object
  sort?: string
  order?: 'asc' | 'desc'
  /** Whether the password was given a moment ago. */
  isConfirmed?: boolean
}

/** Asks for a list as a file. */
export function askForFile(client: ApiClient, staff: TestStaff, asked: Asked) {
  const {
    list,
    format = 'csv',
    table = tableOf('id'),
    filter = {},
    isConfirmed = true,
    ...rest
  } = asked
  const request = client
    .get(`/api/admin/${list}/file`)
    .qs({ ...rest, format, table: JSON.stringify(table), filter: JSON.stringify(filter) })
    .accept('json')
    .withGuard('staff')
    .loginAs(staff)
  return isConfirmed ? request.withSession(confirmedSession(staff)) : request
}

/** Rows of a file as a spreadsheet reads them, the names of the columns first. */
export function linesOfCsv(text: string): string[][] {
  return parse(text, { bom: true, delimiter: ';' })
}

/** The one sheet of a workbook. */
export function sheetOf(bytes: Uint8Array): string {
  return strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'])
}
