import { dayInWords, figure, instantOf, listed } from '../../format/words'
import type { Translate } from '../point_rules/rule_sentence'
import { weekdayChoices } from './weekday_choices'

/** A booster as the server sends it, or as somebody is just filling it in. */
export interface Booster {
  bonus_kind?: 'points' | 'percent'
  bonus?: number | null
  /** YYYY-MM-DD in Budapest. */
  first_day?: string | null
  last_day?: string | null
  /** 1 is Monday. */
  weekdays?: number[] | null
  zip_prefixes?: string[] | null
  limit_per_member?: number | null
  limit_per_member_day?: number | null
  limit_per_day?: number | null
  limit_total?: number | null
  budget?: number | null
}

/** The titles of what a booster lists by id. */
export interface Listed {
  products: string[]
  professions: string[]
}

interface Voice {
  translate: Translate
  locale: string
}

const LIMITS = ['limit_per_member', 'limit_per_member_day', 'limit_per_day', 'limit_total'] as const

/** Reads a booster back in a few sentences; nothing while it is not complete. */
export function boosterSentence(booster: Booster, names: Listed, voice: Voice): string {
  const { bonus, budget, bonus_kind } = booster
  if (!bonus || !budget || !bonus_kind) return ''
  const { translate, locale } = voice
  const say = (key: string, values?: Record<string, unknown>) =>
    translate(`boosters.sentence.${key}`, values)
  const what = say(bonus_kind, { bonus: figure(bonus, locale), smart_count: bonus })
  const first = [
    period(booster, voice),
    weekdays(booster, voice),
    products(names, voice),
    what,
    members(booster, names, voice),
  ]
  const sentence = `${first.filter(Boolean).join(' ')}.`
  const limits = LIMITS.flatMap((limit) => {
    const count = booster[limit]
    return count ? [say(limit, { count: figure(count, locale), smart_count: count })] : []
  })
  const bounds = limits.length ? `${capital(listed(limits, locale))}.` : ''
  const end = say('budget', { points: figure(budget, locale) })
  return [capital(sentence), bounds, end].filter(Boolean).join(' ')
}

function period({ first_day, last_day }: Booster, { translate, locale }: Voice) {
  const day = (text: string) => dayInWords(instantOf(text)!, locale)
  const ends = { from: first_day && day(first_day), to: last_day && day(last_day) }
  if (first_day && first_day === last_day) return translate('boosters.sentence.on_day', ends)
  if (first_day && last_day) return translate('boosters.sentence.between', ends)
  if (first_day) return translate('boosters.sentence.from', ends)
  return last_day ? translate('boosters.sentence.to', ends) : ''
}

function weekdays({ weekdays: chosen }: Booster, { translate, locale }: Voice) {
  if (!chosen?.length) return ''
  const named = weekdayChoices(locale).filter(({ id }) => chosen.includes(id))
  const days = named.map(({ name }) => name)
  return translate('boosters.sentence.weekdays', { days: listed(days, locale) })
}

function products({ products: titles }: Listed, { translate, locale }: Voice) {
  if (!titles.length) return translate('boosters.sentence.any_product')
  const quoted = titles.map((title) => (locale === 'hu' ? `„${title}”` : `“${title}”`))
  return translate('boosters.sentence.products', { products: listed(quoted, locale, 'or') })
}

function members({ zip_prefixes }: Booster, { professions }: Listed, { translate, locale }: Voice) {
  const who: string[] = []
  if (professions.length) {
    const named = listed(professions, locale, 'or')
    who.push(translate('boosters.sentence.professions', { trades: named }))
  }
  if (zip_prefixes?.length) {
    const prefixes = listed(zip_prefixes, locale, 'or')
    who.push(translate('boosters.sentence.regions', { prefixes }))
  }
  return who.length ? translate('boosters.sentence.members', { who: listed(who, locale) }) : ''
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
