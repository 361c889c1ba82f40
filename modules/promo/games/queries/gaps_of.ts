import { businessDate } from '#app/business_date'
import { weeksIn } from '../game_calendar.js'
import Promotion from '../models/promotion.js'
import Prize from '../models/prize.js'
import { rulesOf } from '../rules_of_game.js'
import { drawsOf } from './game_on_page.js'

/** What is missing in a game, and what somebody should know of it. */
export interface Gap {
  code:
    | 'missing_text'
    | 'missing_rules'
    | 'missing_prize'
    | 'no_week'
    | 'overlap'
    | 'loose_days'
    | 'no_observer'
  /** The field, the draw, the other game, or how many days. */
  about: string
  /** A game with such a gap cannot be published. */
  isBlocking: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7
const TEXTS = ['titleHu', 'titleEn', 'leadHu', 'leadEn'] as const

/**
 * The gaps of a game: texts without a language, rules nobody can read, draws without a prize, days outside of every week.
 *
 * @source requirements
 */
export async function gapsOf(game: Promotion): Promise<Gap[]> {
  const draws = await drawsOf(game)
  const drawIds = draws.map(({ id }) => id)
  const prizes = await Prize.query().whereIn('drawId', drawIds)
  const days = { firstDay: businessDate(game.startsAt), lastDay: businessDate(game.endsAt - 1) }
  const looseDays = Math.round((game.endsAt - game.startsAt) / DAY_MS) - weeksIn(days) * WEEK_DAYS
  const others = await Promotion.query()
    .where('state', 'published')
    .whereNot('id', game.id)
    .where('startsAt', '<', game.endsAt)
    .where('endsAt', '>', game.startsAt)
  return [
    ...TEXTS.filter((name) => !game[name].trim()).map((name) => blocking('missing_text', name)),
    ...((await rulesOf(game)) ? [] : [blocking('missing_rules', game.rulesPage ?? '')]),
    ...draws
      .filter(({ id }) => !prizes.some(({ drawId }) => drawId === id))
      .map(({ key }) => blocking('missing_prize', key)),
    ...draws
      .filter(({ id }) => prizes.some((prize) => prize.drawId === id && isNameless(prize)))
      .map(({ key }) => blocking('missing_text', key)),
    ...(weeksIn(days) ? [] : [blocking('no_week', '')]),
    ...others.map(({ slug }) => hint('overlap', slug)),
    ...(looseDays ? [hint('loose_days', String(looseDays))] : []),
    ...(game.observerEmail ? [] : [hint('no_observer', '')]),
  ]
}

const isNameless = ({ nameHu, nameEn }: Prize) => !nameHu.trim() || !nameEn.trim()

const blocking = (code: Gap['code'], about: string): Gap => ({ code, about, isBlocking: true })

const hint = (code: Gap['code'], about: string): Gap => ({ code, about, isBlocking: false })
