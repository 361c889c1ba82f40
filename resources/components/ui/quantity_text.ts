/** What is left of a typed text when everything but digits is taken out. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/**
 * The quantity a typed text means, within its bounds; null where there is no digit in it.
 *
 * @source requirements C-09: non-digits stripped, clamped to min and max
 */
export function quantityOf(text: string, min: number, max: number): number | null {
  const digits = digitsOf(text)
  if (digits === '') return null
  return Math.max(min, Math.min(max, Number(digits)))
}
