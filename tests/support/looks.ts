import { isAttack } from '#tests/support/dose'

/** A language and a width in pixels that a page is looked at in. */
export interface Look {
  locale: 'en' | 'hu'
  width: number
}

/**
 * The looks of a page: every language at every width in `npm run attack`; in `npm test` the two that
 * differ most, long Hungarian words on the narrowest screen and English on the widest.
 */
export function looks(widths: [number, ...number[]]): Look[] {
  if (!isAttack) {
    return [
      { locale: 'hu', width: Math.min(...widths) },
      { locale: 'en', width: Math.max(...widths) },
    ]
  }
  return (['en', 'hu'] as const).flatMap((locale) => widths.map((width) => ({ locale, width })))
}
