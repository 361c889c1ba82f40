import { a4Document, A4, MM, roomIn } from '#app/pdf/a4_document'
import { qrPath } from '#app/pdf/qr_path'
import type { DeskOrder } from '#catalogue/queries/admin/desk_orders'
import { addressLinesOf, recipientOf } from './address.js'
import { instantInWords, LINE_HEIGHT, MARGIN, rule, write } from './paper.js'
import type { PaperWords } from './papers.js'

const WIDTH = A4.width - 2 * MARGIN
/** Side of the image with the number of the order, with its white margin, in mm. */
const QR_SIDE = 32
/** Where the gifts begin and where they must have ended, in mm. */
const LINES = { top: 124, bottom: 252 }
/** Height of one gift at most, in mm: an order of many is written smaller, on one page still. */
const ROW_MAX = 9
/** Letters are at most so many points high, and so high for each mm of their row. */
const LETTER_MAX = 10
const LETTER = 2.3
/** Pages between two pauses, so that others get their turn. */
const PAGES_PER_TURN = 4

/** What stands on every delivery note. */
export interface DeliveryNoteSetting {
  words: PaperWords
  /** Who sends. */
  sender: { name: string; address: string }
  /** When it was printed, in epoch milliseconds. */
  printedAt: number
}

/** One page for each order: whom it goes to, what is in the parcel, and its number to scan. */
export function deliveryNotes(
  orders: DeskOrder[],
  setting: DeliveryNoteSetting
): PDFKit.PDFDocument {
  const pdf = a4Document(setting.words('delivery_note.title'))
  void draw(pdf, orders, setting)
  return pdf
}

async function draw(pdf: PDFKit.PDFDocument, orders: DeskOrder[], setting: DeliveryNoteSetting) {
  try {
    for (const [index, order] of orders.entries()) {
      pdf.addPage()
      drawHead(pdf, order, setting)
      drawRecipient(pdf, order, setting.words)
      drawLines(pdf, order, setting.words)
      drawFoot(pdf, order, setting)
      if (index % PAGES_PER_TURN === 0) await roomIn(pdf)
    }
    pdf.end()
  } catch (error) {
    pdf.destroy(error as Error)
  }
}

function drawHead(pdf: PDFKit.PDFDocument, { id }: DeskOrder, setting: DeliveryNoteSetting) {
  const { words, sender } = setting
  const left = { x: MARGIN, width: WIDTH - QR_SIDE - 6 }
  write(pdf, words('delivery_note.title'), { ...left, y: MARGIN, size: 22, font: 'bold' })
  const number = words('delivery_note.number', { order: id })
  write(pdf, number, { ...left, y: MARGIN + 12, size: 15, font: 'code' })
  write(pdf, sender.name, { ...left, y: MARGIN + 24, size: 10, font: 'bold' })
  write(pdf, sender.address, { ...left, y: MARGIN + 29.5, size: 9 })
  const { size, path } = qrPath(String(id))
  const scale = (QR_SIDE * MM) / size
  pdf.save().translate((A4.width - MARGIN - QR_SIDE) * MM, (MARGIN - 3) * MM)
  pdf.scale(scale).path(path).fill('#000000').restore()
}

function drawRecipient(pdf: PDFKit.PDFDocument, order: DeskOrder, words: PaperWords) {
  const box = { x: MARGIN, y: 56, width: WIDTH, height: 56 }
  pdf.rect(box.x * MM, box.y * MM, box.width * MM, box.height * MM)
  pdf.lineWidth(0.8).stroke('#000000')
  const text = { x: box.x + 5, width: 102 }
  const label = { ...text, size: 8, isPale: true }
  write(pdf, words('delivery_note.to'), { ...label, y: box.y + 4 })
  write(pdf, recipientOf(order), { ...text, y: box.y + 9, size: 14, font: 'bold' })
  let y = box.y + 18
  for (const line of addressLinesOf(order, words)) {
    y += write(pdf, line, { ...text, y, size: 10.5, lines: 2 }) + 0.8
  }
  if (order.phone) write(pdf, order.phone, { ...text, y: box.y + 47, size: 11, font: 'code' })
  const right = { x: box.x + 112, width: WIDTH - 117 }
  write(pdf, words('delivery_note.placed'), { ...right, y: box.y + 4, size: 8, isPale: true })
  write(pdf, instantInWords(order.placedAt), { ...right, y: box.y + 8.5, size: 9 })
  if (!order.note) return
  write(pdf, words('delivery_note.note'), { ...right, y: box.y + 18, size: 8, isPale: true })
  write(pdf, order.note, { ...right, y: box.y + 22.5, size: 9, lines: 7 })
}

function drawLines(pdf: PDFKit.PDFDocument, order: DeskOrder, words: PaperWords) {
  const { lines, sentBefore } = order
  const height = Math.min(ROW_MAX, (LINES.bottom - LINES.top) / lines.length)
  const size = Math.min(LETTER_MAX, height * LETTER)
  const columns = [
    { x: MARGIN, width: 14, align: 'right' as const },
    { x: MARGIN + 18, width: 98 },
    { x: MARGIN + 119, width: WIDTH - 119 },
  ]
  const heads = ['pieces', 'gift', 'variation'].map((name) => words(`delivery_note.${name}`))
  heads.forEach((head, place) => {
    write(pdf, head, { ...columns[place], y: LINES.top - 7, size: 8, isPale: true })
  })
  rule(pdf, LINES.top - 1.5, 1)
  const rows = Math.max(Math.floor(height / (size * LINE_HEIGHT)), 1)
  lines.forEach(({ quantity, title, variations }, index) => {
    const y = LINES.top + index * height
    write(pdf, String(quantity), { ...columns[0], y, size, font: 'bold' })
    write(pdf, title, { ...columns[1], y, size, lines: rows })
    write(pdf, variations, { ...columns[2], y, size, lines: rows })
  })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const y = LINES.top + lines.length * height
  rule(pdf, y, 0.5)
  const total = words('delivery_note.total', { pieces })
  write(pdf, total, { x: MARGIN, y: y + 2, width: WIDTH, size: 10, font: 'bold' })
  if (sentBefore === 0) return
  const earlier = words('delivery_note.sent_before', { pieces: sentBefore })
  write(pdf, earlier, { x: MARGIN, y: y + 7.5, width: WIDTH, size: 9 })
}

function drawFoot(pdf: PDFKit.PDFDocument, { id }: DeskOrder, setting: DeliveryNoteSetting) {
  const { words, printedAt } = setting
  const received = { x: MARGIN, y: 268, width: 80, size: 9 }
  write(pdf, words('delivery_note.received'), received)
  const foot = { x: MARGIN, y: 285, width: WIDTH, size: 8, isPale: true } as const
  write(pdf, `#${id} · ${instantInWords(printedAt)}`, { ...foot, align: 'right' })
}
