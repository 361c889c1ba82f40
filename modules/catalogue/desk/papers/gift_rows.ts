import { A4 } from '#app/pdf/a4_document'
import type { DeskLine } from '../queries/admin/desk_lines.js'
import { hairline, LINE_HEIGHT, linesOf, MARGIN, rule, write } from './paper.js'
import type { PaperWords } from './papers.js'

const WIDTH = A4.width - 2 * MARGIN
/** Where the gifts begin on the first page and on the next ones, and where they must have ended, in mm. */
const LINES = { first: 124, next: 72, bottom: 250 }
const LETTERS = 9.5
/** Lines the name of a gift or a variation may take; the longest names fit. */
const NAME_LINES_MAX = 4
const COLUMNS = {
  pieces: { x: MARGIN, width: 14, align: 'right' },
  gift: { x: MARGIN + 18, width: 98 },
  variation: { x: MARGIN + 119, width: WIDTH - 119 },
} as const
/** The gifts of each page of a note; every page has room for the sum. */
export function pagesOf(pdf: PDFKit.PDFDocument, lines: DeskLine[]): DeskLine[][] {
  const pages: DeskLine[][] = [[]]
  let y = LINES.first
  for (const line of lines) {
    const height = rowHeight(pdf, line)
    if (y + height > LINES.bottom) {
      pages.push([])
      y = LINES.next
    }
    pages.at(-1)!.push(line)
    y += height
  }
  return pages
}

function rowHeight(pdf: PDFKit.PDFDocument, { title, variations }: DeskLine): number {
  const linesIn = (text: string, { width }: { width: number }) =>
    linesOf(pdf, text, { width, size: LETTERS })
  const lines = Math.max(linesIn(title, COLUMNS.gift), linesIn(variations, COLUMNS.variation), 1)
  return Math.min(lines, NAME_LINES_MAX) * LETTERS * LINE_HEIGHT + 2.4
}

/** The gifts of one page of a note. */
export interface GiftRows {
  lines: DeskLine[]
  words: PaperWords
  isFirst: boolean
}

/** Draws the gifts of a page and answers where they end, in mm. */
export function drawRows(pdf: PDFKit.PDFDocument, { lines, words, isFirst }: GiftRows): number {
  const top = isFirst ? LINES.first : LINES.next
  for (const [name, column] of Object.entries(COLUMNS)) {
    write(pdf, words(`delivery_note.${name}`), {
      ...column,
      y: top - 7,
      size: 8,
      isPale: true,
    })
  }
  rule(pdf, top - 1.5, 1)
  let y = top
  for (const [index, line] of lines.entries()) {
    if (index > 0) hairline(pdf, y - 0.6)
    const row = { y: y + 0.6, size: LETTERS, lines: NAME_LINES_MAX }
    write(pdf, String(line.quantity), { ...COLUMNS.pieces, ...row, font: 'bold' })
    write(pdf, line.title, { ...COLUMNS.gift, ...row })
    write(pdf, line.variations, { ...COLUMNS.variation, ...row })
    y += rowHeight(pdf, line)
  }
  rule(pdf, y, 0.5)
  return y
}
