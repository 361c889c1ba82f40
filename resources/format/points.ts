import { writeNumber } from './formatters'

const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

/**
 * Groups points in thousands by locale: `12,345` in English, `12 345` with a no-break space in Hungarian.
 * Grouping is forced, because Hungarian data leaves four-digit figures ungrouped.
 *
 * @param points whole points, may be negative
 * @source requirements U-34
 */
export function formatPoints(points: number, locale: string): string {
  const figure = writeNumber(Math.abs(points), locale, 'always')
  return (points < 0 ? MINUS : '') + figure.replace(/\s/g, NO_BREAK_SPACE)
}

/**
 * The same figure with its sign always written: `+120` for a credit, `−1,400` (U+2212) for a debit.
 *
 * @param points whole points; the sign says credit or debit
 */
export function formatSignedPoints(points: number, locale: string): string {
  return (points > 0 ? '+' : '') + formatPoints(points, locale)
}
