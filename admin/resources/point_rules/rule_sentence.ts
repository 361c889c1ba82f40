import { dayInWords, figure, instantOf } from '../../format/words'

/** Says a text in the language of the reader. */
export type Translate = (key: string, values?: Record<string, unknown>) => string

/** A rule as the server sends it, or as somebody is just filling it in. */
export interface Rule {
  source?: string
  product_title_hu?: string | null
  product_title_en?: string | null
  points_from?: number | null
  points_to?: number | null
  /** Milliseconds UTC or a day; 0: since the beginning, nothing: at once. */
  valid_from?: number | string | null
  previous_points_from?: number | null
  previous_points_to?: number | null
}

/** Reads a rule back in one sentence; nothing while it is not complete. */
export function ruleSentence(rule: Rule, translate: Translate, locale: string): string {
  const product = productTitle(rule, locale)
  if (!rule.source || typeof rule.points_from !== 'number') return ''
  if (rule.source === 'qrcode' && !product) return ''
  const amount = (from: number, to?: number | null) => amountOf(from, to, { translate, locale })
  const what = translate(`point_rules.what.${rule.source}`, { product })
  const says = translate('point_rules.says', {
    what,
    amount: amount(rule.points_from, rule.points_to),
  })
  const before = rule.previous_points_from
  const instead =
    typeof before === 'number'
      ? translate('point_rules.instead', { amount: amount(before, rule.previous_points_to) })
      : ''
  return `${startOf(rule, translate, locale)}${says}${instead}.`
}

/** The title of the product a rule is about, in the reader's language where there is one. */
export function productTitle(rule: Rule, locale: string): string {
  const [first, second] =
    locale === 'hu'
      ? [rule.product_title_hu, rule.product_title_en]
      : [rule.product_title_en, rule.product_title_hu]
  return first || second || ''
}

function startOf({ valid_from }: Rule, translate: Translate, locale: string) {
  const instant = instantOf(valid_from)
  if (instant === 0) return translate('point_rules.always')
  if (instant === undefined) return translate('point_rules.from_now')
  return translate('point_rules.from', { day: dayInWords(instant, locale) })
}

type Voice = { translate: Translate; locale: string }

function amountOf(from: number, to: number | null | undefined, { translate, locale }: Voice) {
  if (to && to !== from) {
    const ends = { from: figure(from, locale), to: figure(to, locale) }
    return translate('point_rules.range', ends)
  }
  if (from === 0) return translate('point_rules.nothing')
  return translate('point_rules.points', { points: figure(from, locale), smart_count: from })
}
