import { formatDay } from '~/format/date'
import type { Translate } from '~/translation/use_t'

/** A gift a member saves for, as home and profile get it. */
export type SavingPlan = {
  id: number
  slug: string
  title: string
  /** Points. */
  price: number
  stock: number | null
  thumbnail: { url: string; alt_text: string } | null
  wishlisted: boolean
  /** Points still to collect. */
  missing: number
  /** 0 to 1. */
  share: number
  forecast:
    | { state: 'reached' }
    | { state: 'unknown' }
    | { state: 'this_year'; day: string }
    | { state: 'later'; weekly: number }
  rhythm: { months: number; products: { title: string; pieces: number }[] } | null
}

type Language = { t: Translate; locale: string }

/** "2,520 points to go" */
export function toGoText({ missing }: SavingPlan, { t }: Pick<Language, 't'>): string {
  return t('savings.to_go', { points: missing })
}

/** When it will be enough, in a sentence; empty where it is enough already. */
export function forecastText({ forecast }: SavingPlan, { t, locale }: Language): string {
  if (forecast.state === 'reached') return ''
  if (forecast.state === 'this_year') {
    return t('savings.forecast.this_year', { day: formatDay(forecast.day, locale) })
  }
  if (forecast.state === 'unknown') return t('savings.forecast.unknown')
  return t('savings.forecast.later', { weekly: forecast.weekly })
}

/** "About 4 months at your pace: 5 × Facade paint, 16 l; and 3 × Deep primer, 5 l a month"; '' without one. */
export function rhythmText({ rhythm }: SavingPlan, { t, locale }: Language): string {
  if (!rhythm) return ''
  const { months, products } = rhythm
  const each = products.map(({ title, pieces }) => t('savings.pieces', { pieces, product: title }))
  const ways = allOf(each, locale)
  return months > 0 ? t('savings.months', { months, ways }) : t('savings.soon', { ways })
}

/** "A; B; and C", in Hungarian "A; B és C": names of products have commas of their own. */
function allOf(texts: string[], locale: string): string {
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts(texts)
  return parts
    .map(({ type, value }) => (type === 'literal' ? value.replace(/^, /, '; ') : value))
    .join('')
}
