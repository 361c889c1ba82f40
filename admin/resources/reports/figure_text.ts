import { dayInWords, figure, instantOf } from '../../format/words'
import type { Days, Unit } from './figures'

const languageOf = (locale: string) => (locale === 'en' ? 'en-GB' : locale)

/** A share of one in percent, such as 12.5 %. */
function shareText(share: number, locale: string): string {
  const format = { style: 'percent', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(languageOf(locale), format).format(share)
}

/** A figure as it is read; a dash where there is none. */
export function figureText(value: number | null, unit: Unit, locale: string): string {
  if (value === null) return '–'
  if (unit === 'share') return shareText(value, locale)
  if (unit === 'forints') {
    const format = { style: 'currency', currency: 'HUF', maximumFractionDigits: 0 } as const
    return new Intl.NumberFormat(languageOf(locale), format).format(value)
  }
  if (unit === 'days') {
    const format = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
    return new Intl.NumberFormat(languageOf(locale), format).format(value)
  }
  return figure(value, locale)
}

/** By how much a figure grew or shrank, in percent with its sign; nothing where it began at none. */
export function changeText(value: number | null, before: number | null, locale: string) {
  if (value === null || !before) return undefined
  const format = {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  } as const
  const share = (value - before) / Math.abs(before)
  return new Intl.NumberFormat(languageOf(locale), format).format(share)
}

/** The first and the last day in words. */
export function daysText({ from, to }: Days, locale: string): string {
  const words = (day: string) => dayInWords(instantOf(day)!, locale)
  return from === to ? words(from) : `${words(from)} – ${words(to)}`
}

/** A day as short as it can be said. */
export function dayText(day: string, locale: string): string {
  const format = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(languageOf(locale), format).format(new Date(day))
}
