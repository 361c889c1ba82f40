import { titleOf, variationText } from '#catalogue/orders/copied_gift'
import type OrderLine from '#catalogue/orders/models/order_line'

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

/** What is to be sent of an order; what was given up is on no paper. */
export function linesToSend(ordered: OrderLine[]): SentLines {
  const lines = ordered.filter(({ sendable }) => sendable > 0)
  const here = lines.filter(({ left }) => left > 0)
  if (!here.length)
    return { lines: lines.map((line) => lineOf(line, line.sendable)), sentBefore: 0 }
  return {
    lines: here.map((line) => lineOf(line, line.left)),
    sentBefore: lines.reduce((sum, { sent }) => sum + sent, 0),
  }
}

function lineOf({ goingOut: gift }: OrderLine, quantity: number): DeskLine {
  const [title, variations] = [titleOf(gift, 'hu'), variationText(gift, 'hu')]
  return { stockItemId: gift.stockItemId, title, variations, quantity }
}
