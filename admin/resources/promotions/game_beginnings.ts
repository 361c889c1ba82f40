import { laterBy } from './game_days'
import type { GameTerms, Prize } from './game'

/** Weeks of the game that the template sets up. */
const WEEKS = 6
const WEEK_DAYS = 7
/** Whole weeks of about a year, so that a copied game begins on the same weekday. */
const YEAR_DAYS = 364
/** Draws are announced a day before the first week; staff get this many days more to write. */
const AHEAD_DAYS = 14
const MONDAY = 1
const YEAR = /\b20\d\d\b/g
const SLUG_YEAR = /(?<=^|-)20\d\d(?=-|$)/

/** Six weeks from a Monday, with a prize for each week and a main prize. */
export function sixWeeks(today: string): GameTerms {
  const firstDay = nextMonday(laterBy(today, AHEAD_DAYS))
  const year = firstDay.slice(0, 4)
  const weekly = Array.from({ length: WEEKS }, (_, at) =>
    prize(`w${at + 1}`, { hu: `${at + 1}. heti nyeremény`, en: `Prize of week ${at + 1}` })
  )
  return {
    slug: `szulinap-${year}`,
    title_hu: `Születésnapi játék ${year}`,
    title_en: `Birthday game ${year}`,
    lead_hu: 'Hetente egy beolvasás elég, és minden héten nyerhet.',
    lead_en: 'One scan a week is enough, and every week has its winners.',
    first_day: firstDay,
    last_day: laterBy(firstDay, WEEKS * WEEK_DAYS - 1),
    contact_email: null,
    observer_email: null,
    rules_page: null,
    prizes: [...weekly, prize('main', { hu: 'Fődíj', en: 'Main prize' })],
  }
}

/** The same game about a year later, on the same weekdays, as soon as there is time to write it. */
export function onceMore(game: GameTerms, today: string): GameTerms {
  const { slug, title_hu, title_en, lead_hu, lead_en, contact_email, observer_email, rules_page } =
    game
  let later = YEAR_DAYS
  while (laterBy(game.first_day, later) < laterBy(today, AHEAD_DAYS)) later += YEAR_DAYS
  const firstDay = laterBy(game.first_day, later)
  const year = firstDay.slice(0, 4)
  const named = (text: string) => text.replaceAll(YEAR, year)
  const name = slug.replace(SLUG_YEAR, year)
  return {
    slug: name === slug ? `${slug}-2` : name,
    title_hu: named(title_hu),
    title_en: named(title_en),
    lead_hu: named(lead_hu),
    lead_en: named(lead_en),
    first_day: firstDay,
    last_day: laterBy(game.last_day, later),
    contact_email,
    observer_email,
    rules_page,
    prizes: game.prizes.map(({ draw, name_hu, name_en, items, picture }) => {
      return { draw, name_hu, name_en, items, picture }
    }),
  }
}

function prize(draw: string, name: { hu: string; en: string }): Prize {
  return { draw, name_hu: name.hu, name_en: name.en, items: 1, picture: null }
}

function nextMonday(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return laterBy(day, (MONDAY - weekday + WEEK_DAYS) % WEEK_DAYS)
}
