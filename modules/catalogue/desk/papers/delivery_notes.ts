import { a4Document, A4, roomIn } from '#app/pdf/a4_document'
import { drawQr } from '#app/pdf/qr_image'
import type { DeskOrder } from '../queries/admin/desk_orders.js'
import { recipientOf } from './address.js'
import { drawRows, pagesOf } from './gift_rows.js'
import { fill, instantInWords, MARGIN, write } from './paper.js'
import type { PaperWords } from './papers.js'
import { drawRecipient } from './recipient_box.js'

const WIDTH = A4.width - 2 * MARGIN
/** Side of the image with the number of the order, with its white margin, in mm. */
const QR_SIDE = 32
/** Orders between two pauses, so that others get their turn. */
const ORDERS_PER_TURN = 4

/** What stands on every delivery note. */
export interface DeliveryNoteSetting {
  words: PaperWords
  /** Who sends. */
  sender: { name: string; address: string }
  /** When it was printed, in epoch milliseconds. */
  printedAt: number
}

/**
 * A note for each order: whom it goes to, what is in the parcel, and its number to scan. An order of many gifts has
 * several pages, each with the number.
 */
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
      drawNote({ pdf, order, setting })
      if (index % ORDERS_PER_TURN === 0) await roomIn(pdf)
    }
    pdf.end()
  } catch (error) {
    pdf.destroy(error as Error)
  }
}

/** One order on its way to paper. */
interface Note {
  pdf: PDFKit.PDFDocument
  order: DeskOrder
  setting: DeliveryNoteSetting
}

function drawNote(note: Note) {
  const { pdf, order, setting } = note
  const pages = pagesOf(pdf, order.lines)
  for (const [index, lines] of pages.entries()) {
    const isFirst = index === 0
    pdf.addPage()
    drawHead(pdf, order, setting)
    if (isFirst) drawRecipient(pdf, order, setting.words)
    else fill(pdf, [recipientOf(order)], { ...AGAIN, font: 'bold', sizes: [12, 10, 8] })
    const end = drawRows(pdf, { lines, words: setting.words, isFirst })
    const isLast = index === pages.length - 1
    if (isLast) drawEnd(note, end)
    drawFoot(note, { page: index + 1, pages: pages.length })
  }
}

/** Whom it goes to, once more on the next pages. */
const AGAIN = { x: MARGIN, y: 53, width: WIDTH, height: 9 }

function drawHead(pdf: PDFKit.PDFDocument, { id }: DeskOrder, setting: DeliveryNoteSetting) {
  const { words, sender } = setting
  const left = { x: MARGIN, width: WIDTH - QR_SIDE - 6 }
  write(pdf, words('delivery_note.title'), { ...left, y: MARGIN, size: 22, font: 'bold' })
  const number = words('delivery_note.number', { order: id })
  write(pdf, number, { ...left, y: MARGIN + 12, size: 15, font: 'code' })
  write(pdf, sender.name, { ...left, y: MARGIN + 24, size: 10, font: 'bold' })
  write(pdf, sender.address, { ...left, y: MARGIN + 29.5, size: 9 })
  drawQr(pdf, String(id), { x: A4.width - MARGIN - QR_SIDE, y: MARGIN - 3, side: QR_SIDE })
}

function drawEnd({ pdf, order, setting: { words } }: Note, y: number) {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = words('delivery_note.total', { pieces })
  write(pdf, total, { x: MARGIN, y: y + 2, width: WIDTH, size: 10, font: 'bold' })
  if (order.sentBefore > 0) {
    const earlier = words('delivery_note.sent_before', { pieces: order.sentBefore })
    write(pdf, earlier, { x: MARGIN, y: y + 7.5, width: WIDTH, size: 9 })
  }
  const received = { x: MARGIN, y: 268, width: WIDTH, size: 9 }
  write(pdf, words('delivery_note.received'), received)
}

function drawFoot({ pdf, order, setting }: Note, { page, pages }: { page: number; pages: number }) {
  const { words, printedAt } = setting
  const foot = { x: MARGIN, y: 285, width: WIDTH, size: 8, isPale: true } as const
  const stamp = `#${order.id} · ${instantInWords(printedAt)}`
  const place = pages > 1 ? ` · ${words('page_of', { page, pages })}` : ''
  write(pdf, `${stamp}${place}`, { ...foot, align: 'right' })
  if (page < pages) write(pdf, words('delivery_note.goes_on'), { ...foot, size: 9, isPale: false })
}
