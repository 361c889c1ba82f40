import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { CSV_FORMAT } from './csv_format.js'

/** A cell of a table; null is empty. */
export type Cell = string | number | null

/** The names of the columns, and the rows batch by batch. */
export interface Table {
  columns: string[]
  rows: AsyncGenerator<Cell[][]>
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What spreadsheets take for the beginning of UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** A table as lines of CSV, as every list leaves the shop. @source requirements O-03 */
export function asCsv({ columns, rows }: Table): Readable {
  async function* lines() {
    yield BYTE_ORDER_MARK + stringify([columns], CSV_FORMAT)
    for await (const batch of rows) yield stringify(batch, CSV_FORMAT)
  }
  return Readable.from(lines())
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a workbook of one sheet has besides the sheet. ECMA-376 part 1, 12.2 names them. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
}

/** A table as a workbook, packed while it is read: no library here writes one without having all of it in memory. */
export function asXlsx({ columns, rows }: Table): Readable {
  async function* bytes() {
    const packed: Uint8Array[] = []
    const zip = new Zip((error, part) => {
      if (error) throw error
      packed.push(part)
    })
    const part = (name: string) => {
      const file = new ZipDeflate(name)
      zip.add(file)
      return (text: string, isLast: boolean) => file.push(strToU8(text), isLast)
    }
    for (const [name, text] of Object.entries(PARTS)) part(name)(HEAD + text, true)
    const write = part('xl/worksheets/sheet1.xml')
    write(`${HEAD}<worksheet xmlns="${SHEET}"><sheetData>${rowOf(columns)}`, false)
    for await (const batch of rows) {
      write(batch.map(rowOf).join(''), false)
      yield* packed.splice(0)
    }
    write('</sheetData></worksheet>', true)
    zip.end()
    yield* packed
  }
  return Readable.from(bytes())
}

function rowOf(cells: Cell[]): string {
  return `<row>${cells.map(cellOf).join('')}</row>`
}

/** Words are words, never a formula, whatever they begin with. */
function cellOf(cell: Cell): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** Signs that XML cannot hold are left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
