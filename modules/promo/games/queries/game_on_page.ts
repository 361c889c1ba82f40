import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { inLanguage } from '#app/in_language'
import { pictureUrl } from '#app/media/picture_url'
import type { Locale } from '#config/i18n'
import Draw from '#promo/draws/models/draw'
import Prize from '../models/prize.js'
import type Promotion from '../models/promotion.js'
import { absencesOf } from './absences_of.js'
import { winnersOf, type PublicWinner } from './winners.js'

/** Width of a prize's picture, in px. */
const PICTURE_WIDTH = 640

/** What can be won in a draw, and who won it; instants in ms UTC, days YYYY-MM-DD in Budapest. */
export type DrawOnPage = {
  key: string
  from: string
  until: string
  state: 'coming' | 'open' | 'closed'
  drawAt: number
  prizes: { name: string; items: number; picture: string | null; winners: string[] }[]
}

/** A prize game as its page shows it. */
export type GameOnPage = {
  state: 'announced' | 'running' | 'over'
  title: string
  lead: string
  from: string
  until: string
  contactEmail: string | null
  /** Where the rules stand. */
  rulesPath: string | null
  weeks: DrawOnPage[]
  main: DrawOnPage | null
  /** Products whose scans bring no ticket from one day to the day before another; nothing there: to the end. */
  absences: { product: string; from: string; until: string | null }[]
  /** The draw that comes next; null after the last one. */
  nextDraw: { key: string; drawAt: number } | null
}

/** Everything that the page says of a game to everybody, in a language. @source requirements R-01 */
export async function gameOnPage(game: Promotion, locale: Locale): Promise<GameOnPage> {
  const draws = await drawsOf(game)
  const drawIds = draws.map(({ id }) => id)
  const prizes = await Prize.query().whereIn('drawId', drawIds).orderBy('position')
  const winners = await winnersOf(game.id)
  const absences = await absencesOf(game)
  const now = clock.now()
  const held = draws.filter(({ state }) => state !== 'void')
  const shown = held.map((draw) => shownDraw(draw, { prizes, winners, locale }))
  const next = held.toSorted((a, b) => a.drawAt - b.drawAt).find(({ drawAt }) => drawAt > now)
  return {
    state: now < game.startsAt ? 'announced' : now < game.endsAt ? 'running' : 'over',
    title: inLanguage(locale, game.titleHu, game.titleEn),
    lead: inLanguage(locale, game.leadHu, game.leadEn),
    ...daysOf(game.startsAt, game.endsAt),
    contactEmail: game.contactEmail,
    rulesPath: game.rulesPage && `/${game.rulesPage}`,
    weeks: shown.filter(({ key }) => key !== 'main'),
    main: shown.find(({ key }) => key === 'main') ?? null,
    absences: absences.map(({ titleHu, titleEn, from, until }) => {
      return { product: inLanguage(locale, titleHu, titleEn), from, until }
    }),
    nextDraw: next ? { key: periodOf(next), drawAt: next.drawAt } : null,
  }
}

/** The draws of a game, week by week, the main one at the end. */
export async function drawsOf({ id: promotionId }: Promotion): Promise<Draw[]> {
  const draws = await Draw.query().where({ promotionId }).orderBy('closesAt').orderBy('id')
  return [
    ...draws.filter(({ kind }) => kind === 'weekly'),
    ...draws.filter(({ kind }) => kind !== 'weekly'),
  ]
}

interface Shown {
  prizes: Prize[]
  winners: PublicWinner[]
  locale: Locale
}

function shownDraw(draw: Draw, { prizes, winners, locale }: Shown): DrawOnPage {
  const now = clock.now()
  return {
    key: periodOf(draw),
    ...daysOf(draw.opensAt, draw.closesAt),
    state: now < draw.opensAt ? 'coming' : now < draw.closesAt ? 'open' : 'closed',
    drawAt: draw.drawAt,
    prizes: prizes
      .filter(({ drawId }) => drawId === draw.id)
      .map(({ id, nameHu, nameEn, items, picture }) => ({
        name: inLanguage(locale, nameHu, nameEn),
        items,
        picture: picture && pictureUrl(picture, PICTURE_WIDTH),
        winners: winners.filter(({ prizeId }) => prizeId === id).map(({ name }) => name),
      })),
  }
}

/** The week that a draw is for, or `main`: a draw in the place of a void one has a letter more in its name. */
const periodOf = ({ key }: Draw) => key.replace(/b+$/, '')

/** A half-open period as its first and last day. */
function daysOf(from: number, to: number) {
  return { from: businessDate(from), until: businessDate(to - 1) }
}
