import { a4Document, A4, MM, roomIn } from '#app/pdf/a4_document'
import type { DeskOrder } from '../queries/admin/desk_orders.js'
import {
  BOTTOM,
  hairline,
  instantInWords,
  LINE_HEIGHT,
  linesOf,
  MARGIN,
  rule,
  write,
  type Placed,
} from './paper.js'
import type { PaperWords } from './papers.js'
import { piecesToPick, type PickedItem } from './pieces_to_pick.js'

const WIDTH = A4.width - 2 * MARGIN
/** Columns of the list, in mm from the margin. */
const COLUMN = { box: 0, quantity: 8, title: 24, orders: 118 }
const TITLE_WIDTH = COLUMN.orders - COLUMN.title - 3
const ROW = 7
/** The longest names fit. */
const TITLE_LINES_MAX = 4
const VARIATION = { size: 8, font: 'bold' } as const
/** A gift of many orders fills no more lines than this; the parcels beneath name every order. */
const NUMBER_LINES_MAX = 30
/** Lines between two pauses, so that others get their turn. */
const LINES_PER_TURN = 40

/** The words of a pick list. */
export interface PickListSetting {
  words: PaperWords
  /** When it was printed, in epoch milliseconds. */
  printedAt: number
}

/** Where the next line of a document goes. */
type Cursor = { y: number; page: number; drawn: number }

/**
 * What to fetch from the store: each gift once with the pieces of all orders, then what goes into
 * each parcel.
 */
export function pickList(orders: DeskOrder[], setting: PickListSetting): PDFKit.PDFDocument {
  const pdf = a4Document(setting.words('pick_list.title'))
  void draw(pdf, orders, setting)
  return pdf
}

async function draw(pdf: PDFKit.PDFDocument, orders: DeskOrder[], setting: PickListSetting) {
  const { words } = setting
  try {
    const items = piecesToPick(orders)
    const cursor = { y: BOTTOM, page: 0, drawn: 0 }
    await openPage(pdf, cursor, setting)
    heading(pdf, cursor, { orders, items, setting })
    for (const item of items) {
      await step(pdf, cursor, { height: rowHeight(pdf, item), setting })
      drawItem(pdf, cursor, item)
    }
    cursor.y += 6
    await step(pdf, cursor, { height: 3 * ROW, setting })
    write(pdf, words('pick_list.by_order'), { ...at(cursor), size: 13, font: 'bold' })
    cursor.y += 8
    for (const order of orders) await drawOrder(pdf, cursor, { order, setting })
    pdf.end()
  } catch (error) {
    pdf.destroy(error as Error)
  }
}

interface Begun {
  orders: DeskOrder[]
  items: PickedItem[]
  setting: PickListSetting
}

function heading(pdf: PDFKit.PDFDocument, cursor: Cursor, { orders, items, setting }: Begun) {
  const { words, printedAt } = setting
  write(pdf, words('pick_list.title'), { ...at(cursor), size: 20, font: 'bold' })
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const count = words('pick_list.count', { orders: orders.length, pieces })
  write(pdf, `${count} · ${instantInWords(printedAt)}`, {
    ...at(cursor, 10),
    size: 9,
    isPale: true,
  })
  cursor.y += 18
  rule(pdf, cursor.y, 1)
  cursor.y += 2
}

function drawItem(pdf: PDFKit.PDFDocument, cursor: Cursor, item: PickedItem) {
  const { y } = cursor
  pdf.rect((MARGIN + COLUMN.box) * MM, (y + 0.6) * MM, 4 * MM, 4 * MM)
  pdf.lineWidth(0.7).stroke('#000000')
  const figure = { x: MARGIN + COLUMN.quantity, y, width: 13, align: 'right' } as const
  write(pdf, `${item.quantity} ×`, { ...figure, size: 11, font: 'bold' })
  const title = { x: MARGIN + COLUMN.title, width: TITLE_WIDTH }
  const below = y + write(pdf, item.title, { ...title, y, size: 10, lines: TITLE_LINES_MAX })
  if (item.variations) {
    write(pdf, item.variations, { ...title, ...VARIATION, y: below + 0.4, lines: TITLE_LINES_MAX })
  }
  const place = { x: MARGIN + COLUMN.orders, y: y + 0.4, width: WIDTH - COLUMN.orders }
  write(pdf, numbersOf(item), { ...place, size: 8, lines: numberLines(pdf, item), isPale: true })
  cursor.y += rowHeight(pdf, item)
  hairline(pdf, cursor.y - 1.2)
}

/** `#12, #15 (2)`: a figure stands where an order needs more than one piece, on the line of its number. */
function numbersOf({ orders }: PickedItem): string {
  const numbers = [...orders].map(
    ([id, quantity]) => `#${id}${quantity > 1 ? `\u00a0(${quantity})` : ''}`
  )
  return numbers.join(', ')
}

function numberLines(pdf: PDFKit.PDFDocument, item: PickedItem): number {
  const width = WIDTH - COLUMN.orders
  return Math.min(linesOf(pdf, numbersOf(item), { width, size: 8 }), NUMBER_LINES_MAX)
}

function rowHeight(pdf: PDFKit.PDFDocument, item: PickedItem): number {
  const heightOf = (text: string, look: Pick<Placed, 'size' | 'font'>) =>
    Math.min(linesOf(pdf, text, { width: TITLE_WIDTH, ...look }), TITLE_LINES_MAX) *
    look.size *
    LINE_HEIGHT
  const title = heightOf(item.title, { size: 10 })
  const words = title + (item.variations ? heightOf(item.variations, VARIATION) + 0.4 : 0)
  return Math.max(words, numberLines(pdf, item) * 8 * LINE_HEIGHT, 5) + 2.6
}

async function drawOrder(
  pdf: PDFKit.PDFDocument,
  cursor: Cursor,
  { order, setting }: { order: DeskOrder; setting: PickListSetting }
) {
  let page = 0
  for (const { quantity, title, variations } of order.lines) {
    await step(pdf, cursor, { height: 2 * ROW, setting })
    const y = cursor.y + 1.5
    // On a new page the number stands once more.
    if (page !== cursor.page) {
      rule(pdf, cursor.y, 0.4)
      write(pdf, `#${order.id}`, { x: MARGIN, y, width: 22, size: 11, font: 'bold' })
      page = cursor.page
    }
    const figure = { x: MARGIN + 22, y, width: 12, align: 'right' } as const
    write(pdf, `${quantity} ×`, { ...figure, size: 9, font: 'bold' })
    const text = variations ? `${title} – ${variations}` : title
    const place = { x: MARGIN + 37, y, width: WIDTH - 37, size: 9 }
    cursor.y += write(pdf, text, { ...place, lines: TITLE_LINES_MAX }) + 1.4
  }
  cursor.y += 2.5
}

/** Makes room for what comes next: a new page, and now and then a pause. */
async function step(
  pdf: PDFKit.PDFDocument,
  cursor: Cursor,
  { height, setting }: { height: number; setting: PickListSetting }
) {
  if (++cursor.drawn % LINES_PER_TURN === 0) await roomIn(pdf)
  if (cursor.y + height > BOTTOM) await openPage(pdf, cursor, setting)
}

/** Each page says of which list it is: pages part in a store. */
async function openPage(pdf: PDFKit.PDFDocument, cursor: Cursor, setting: PickListSetting) {
  const { words, printedAt } = setting
  pdf.addPage()
  cursor.page += 1
  cursor.y = MARGIN
  const foot = { x: MARGIN, y: BOTTOM + 5, width: WIDTH, size: 8, isPale: true } as const
  const stamp = `${words('pick_list.title')} · ${instantInWords(printedAt)}`
  write(pdf, `${stamp} · ${words('page', { page: cursor.page })}`, { ...foot, align: 'right' })
}

function at({ y }: Cursor, below = 0) {
  return { x: MARGIN, y: y + below, width: WIDTH }
}
