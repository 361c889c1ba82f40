import type { Locale } from '#config/i18n'
import { QUANTITY_MAX_UNLIMITED } from '../constants.js'
import {
  ItemChanged,
  ItemUnavailable,
  PointsDoNotSuffice,
  PointsDoNotSufficeForQuantity,
  PriceChanged,
  QuantityLocked,
} from '#catalogue/exceptions'
import { inLocale } from '../products/localized.js'
import type { ChosenLine } from './queries/chosen_lines_sql.js'

/** A line that passed: the quantity is the ordered one, and what it is taken from is known. */
export type OrderedLine = ChosenLine & { stockItemId: number }

/**
 * Checks the chosen lines against what the cart, the store and the balance say now.
 *
 * @param wanted by hash
 * @param points what the member can spend
 * @throws item_changed, quantity_locked, out_of_stock, not_enough_points and
 * not_enough_points_quantity, each on `items.{hash}`; not_enough_points on `items` for the sum
 */
export function checkLines(
  lines: ChosenLine[],
  wanted: Map<string, ChosenItem>,
  points: number
): OrderedLine[] {
  const held = new Set(lines.map((line) => line.hash))
  for (const hash of wanted.keys()) if (!held.has(hash)) throw new ItemChanged(fieldOf(hash))
  const ordered = lines.map((line) => checkLine(line, wanted.get(line.hash)!.quantity, points))
  if (totalOf(ordered) > points) throw new PointsDoNotSuffice('items')
  return ordered
}

/** What a checkout says of one item of the cart. */
export interface ChosenItem {
  selected: boolean
  quantity: number
  /** Points of one as the page showed it; a caller that shows none leaves it out. */
  seen_price?: number
}

/**
 * Nobody pays another price than the one that was shown.
 *
 * @throws price_changed on `items.{hash}`
 */
export function checkPrices(lines: ChosenLine[], wanted: Map<string, ChosenItem>): void {
  for (const { hash, price } of lines) {
    const was = wanted.get(hash)?.seen_price
    if (was !== undefined && was !== price) throw new PriceChanged(fieldOf(hash), { was, price })
  }
}

/** Points of all lines together. */
export function totalOf(lines: ChosenLine[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}

function checkLine(line: ChosenLine, quantity: number, points: number): OrderedLine {
  const field = fieldOf(line.hash)
  if (line.isReward && quantity !== line.quantity) throw new QuantityLocked(field)
  if (!line.isComplete) throw new ItemChanged(field)
  const left = line.stock ?? QUANTITY_MAX_UNLIMITED
  if (line.stockItemId === null || quantity > left) throw new ItemUnavailable(field, left)
  if (line.price > points) throw new PointsDoNotSuffice(field)
  if (line.price * quantity > points) throw new PointsDoNotSufficeForQuantity(field)
  return { ...line, quantity, stockItemId: line.stockItemId }
}

/** What the history of points calls an order: the names of its gifts. */
export function namesOf(lines: OrderedLine[], locale: Locale): string {
  return lines.map((line) => inLocale(line, locale)).join(', ')
}

/** The field of a checkout form that speaks of one item. */
export function fieldOf(hash: string): string {
  return `items.${hash}`
}
