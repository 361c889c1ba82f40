import db from '@adonisjs/lucid/services/db'
import { GIVEN_UP } from '#catalogue/remainders'

/** One gift of an order; where another one goes out for it, that one. */
export interface DeskLine {
  stockItemId: number
  title: string
  /** The chosen variations in words; empty where there are none. */
  variations: string
  /** Pieces. */
  quantity: number
}

/** What of an order is to be sent. */
export interface SentLines {
  /** What has not left yet; of an order that has left entirely, all of it. */
  lines: DeskLine[]
  /** Pieces that left earlier, while others are still here; 0 where nothing did. */
  sentBefore: number
}

type OrderedLine = DeskLine & { sent: number }

function stillHere(lines: OrderedLine[]): SentLines {
  const plain = ({ sent: _sent, ...line }: OrderedLine) => line
  const here = lines.filter(({ quantity, sent }) => quantity > sent)
  if (!here.length) return { lines: lines.map(plain), sentBefore: 0 }
  return {
    lines: here.map((line) => ({ ...plain(line), quantity: line.quantity - line.sent })),
    sentBefore: lines.reduce((sum, { sent }) => sum + sent, 0),
  }
}

/** What goes out for a line: the gift itself, or the one that was put in its place. */
const goingOut = ['stock_item_id', 'title_hu', 'title_en', 'variations'].map(
  (column) => `COALESCE(s.${column}, l.${column}) AS ${column}`
)
const SENT = `(SELECT COALESCE(SUM(p.quantity), 0) FROM parcel_lines p
  WHERE p.order_line_id = l.id) AS sent`

/** What was given up is on no paper. */
const TO_SEND = `l.quantity - ${GIVEN_UP} AS quantity`

/** What is to be sent of each order, by its id. */
export async function linesToSend(orderIds: number[]): Promise<Map<number, SentLines>> {
  const rows = await db
    .from('order_lines as l')
    .leftJoin('order_substitutions as s', 's.order_line_id', 'l.id')
    .whereIn('l.order_id', orderIds)
    .select('l.order_id', db.raw([...goingOut, SENT, TO_SEND].join(', ')))
    .orderBy('l.id')
  const lines = new Map<number, OrderedLine[]>()
  for (const row of rows) {
    if (Number(row.quantity) === 0) continue
    const line = {
      stockItemId: row.stock_item_id,
      sent: Number(row.sent),
      title: row.title_hu || row.title_en,
      variations: inWords(row.variations),
      quantity: Number(row.quantity),
    }
    const known = lines.get(row.order_id)
    if (known) known.push(line)
    else lines.set(row.order_id, [line])
  }
  return new Map([...lines].map(([orderId, all]) => [orderId, stillHere(all)]))
}

type Titles = { title_hu: string; title_en: string }

function inWords(variations: string): string {
  const chosen: { value: Titles }[] = JSON.parse(variations)
  return chosen.map(({ value }) => value.title_hu || value.title_en).join(', ')
}
