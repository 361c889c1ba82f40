import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import type Product from './models/product.js'

/** The share of a price that one person may take off in a day. */
const LONE_CUT = 1 / 2

/** Hears of a cut that nobody makes alone, and throws where it must not be. */
export type OnDeepCut = () => void

/** Cuts of any depth: whoever runs the server has the database anyway. */
export const anyCut: OnDeepCut = () => {}

/** Whether a gift would cost less than half of the most it cost today, changes of the day added up. */
export function isDeepCut(product: Product, price: number): boolean {
  return price < highestToday(product) * (1 - LONE_CUT)
}

/**
 * Gives a gift its price. What was agreed to is what the next cut of the day is measured by.
 *
 * @returns what the audit log says of it; nothing where the price stays
 * @throws what `onDeepCut` throws
 * @source requirements O-16
 */
export function changePrice(product: Product, price: number, onDeepCut: OnDeepCut) {
  const before = product.price
  if (price === before) return undefined
  const isDeep = isDeepCut(product, price)
  if (isDeep) onDeepCut()
  const dayPrice = isDeep ? price : Math.max(price, highestToday(product))
  product.merge({ price, dayPrice, dayPriceOn: today() })
  return `price ${before} → ${price}`
}

function highestToday({ price, dayPrice, dayPriceOn }: Product): number {
  return dayPriceOn === today() ? Math.max(price, dayPrice ?? 0) : price
}

function today() {
  return businessDate(clock.now())
}
