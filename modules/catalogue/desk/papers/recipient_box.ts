import { A4, MM } from '#app/pdf/a4_document'
import type { DeskOrder } from '../queries/admin/desk_orders.js'
import { addressLinesOf, recipientOf } from './address.js'
import { fill, instantInWords, MARGIN, write } from './paper.js'
import type { PaperWords } from './papers.js'

const WIDTH = A4.width - 2 * MARGIN
const NAME_SIZES = [14, 12, 10, 8]
const ADDRESS_SIZES = [10.5, 9.5, 8.5, 7.5, 6.5]
const NOTE_SIZES = [9, 8, 7, 6]

/** Whom a parcel goes to, where, and what the courier should know: long words are written smaller, none is cut. */
export function drawRecipient(pdf: PDFKit.PDFDocument, order: DeskOrder, words: PaperWords) {
  const box = { x: MARGIN, y: 56, width: WIDTH, height: 56 }
  pdf.rect(box.x * MM, box.y * MM, box.width * MM, box.height * MM)
  pdf.lineWidth(0.8).stroke('#000000')
  const text = { x: box.x + 5, width: 102 }
  write(pdf, words('delivery_note.to'), { ...text, y: box.y + 4, size: 8, isPale: true })
  const name = { ...text, y: box.y + 8.5, height: 12, sizes: NAME_SIZES }
  fill(pdf, [recipientOf(order)], { ...name, font: 'bold' })
  const address = { ...text, y: box.y + 21.5, height: 25, sizes: ADDRESS_SIZES }
  fill(pdf, addressLinesOf(order, words), address)
  if (order.phone) write(pdf, order.phone, { ...text, y: box.y + 48, size: 12, font: 'code' })
  const right = { x: box.x + 112, width: WIDTH - 117 }
  write(pdf, words('delivery_note.placed'), { ...right, y: box.y + 4, size: 8, isPale: true })
  write(pdf, instantInWords(order.placedAt), { ...right, y: box.y + 8.5, size: 9 })
  if (!order.note) return
  write(pdf, words('delivery_note.note'), { ...right, y: box.y + 16, size: 8, isPale: true })
  fill(pdf, [order.note], { ...right, y: box.y + 20.5, height: 33, sizes: NOTE_SIZES })
}
