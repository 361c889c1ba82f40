import { DateTime } from 'luxon'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import Draw from '#promo/draws/models/draw'
import type { GameDays } from '../game_calendar.js'
import Prize from '../models/prize.js'
import type Promotion from '../models/promotion.js'
import { rehearsedDraws, type RehearsedDraw } from './rehearsed_draws.js'

/** A game played over days of the past. */
export interface GameRehearsal extends GameDays {
  /** Each draw with what would have been given away in it. */
  draws: (RehearsedDraw & { items: number })[]
}

/** The latest day on which a rehearsal of a game may begin: so that it ended yesterday. */
export function latestRehearsal(game: Promotion): string {
  return movedBy(businessDate(clock.now()), -lengthOf(game))
}

/** What a game would have been, had it begun on a day of the past. @source requirements D-34 */
export async function rehearseGame(game: Promotion, firstDay: string): Promise<GameRehearsal> {
  const days = { firstDay, lastDay: movedBy(firstDay, lengthOf(game) - 1) }
  const items = await itemsOf(game)
  const draws = await rehearsedDraws(days)
  return { ...days, draws: draws.map((draw) => ({ ...draw, items: items.get(draw.key) ?? 0 })) }
}

/** How many items are given away in each draw, by its key. */
async function itemsOf({ id: promotionId }: Promotion): Promise<Map<string, number>> {
  const draws = await Draw.query().where({ promotionId })
  const prizes = await Prize.query().whereIn(
    'drawId',
    draws.map(({ id }) => id)
  )
  return new Map(
    draws.map(({ id, key }) => {
      const own = prizes.filter(({ drawId }) => drawId === id)
      return [key, own.reduce((sum, { items }) => sum + items, 0)]
    })
  )
}

/** Days of a game. */
function lengthOf({ startsAt, endsAt }: Promotion): number {
  const [first, last] = [startsAt, endsAt - 1].map((instant) =>
    DateTime.fromISO(businessDate(instant), { zone: 'utc' })
  )
  return last.diff(first, 'days').days + 1
}

function movedBy(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate()!
}
