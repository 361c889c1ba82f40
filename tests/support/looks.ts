import { isAttack } from '#tests/support/dose'

/** A language and a width in pixels that a page is looked at in. */
export interface Look {
  locale: 'en' | 'hu'
  width: number
}

let turn = 0

/**
 * The looks of a page: every language at every width in `npm run attack`. Where a person runs a
 * suite, the two that differ most: long Hungarian words on the narrowest screen, English on the
 * widest. In `npm test` one of these two in turn.
 */
export function looks(widths: [number, ...number[]]): Look[] {
  if (isAttack) {
    return (['en', 'hu'] as const).flatMap((locale) => widths.map((width) => ({ locale, width })))
  }
  const ends: Look[] = [
    { locale: 'hu', width: Math.min(...widths) },
    { locale: 'en', width: Math.max(...widths) },
  ]
  return process.env.TEST_COUNTS_FILE ? [ends[turn++ % ends.length]] : ends
}
