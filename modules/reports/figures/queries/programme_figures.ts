import { outboxState } from '#app/outbox/state'
import { lowStock, openOrders } from '#catalogue'
import { settings } from '#app/settings/settings'
import { daysOf } from '../../days/calendar.js'
import { noFigures, total } from '../../days/day_sums.js'
import { summedDays, type Days } from '../../days/queries/summed_days.js'
import type { Period } from '../period.js'
import { activeMembers } from './active_members.js'
import { laterFigures } from './later_figures.js'

/** The setting says what so many points cost. */
const COST_UNIT = 100

/** What a programme is steered by: a period, the one before it, and what waits now. */
export async function programmeFigures({ days, before }: Period) {
  // One after the other: figures have time, and members do not wait for them.
  const [now, then] = [await figuresOf(days), await figuresOf(before)]
  const later = await laterFigures({ days, before })
  return {
    period: days,
    before,
    figures: { ...now.figures, days_to_first_gift: later.days_to_first_gift },
    figures_before: { ...then.figures, days_to_first_gift: later.days_to_first_gift_before },
    days: now.days,
    funnel: later.funnel,
    funnel_before: later.funnel_before,
    gifts: later.gifts,
    counted_at: later.counted_at,
    waiting: {
      open_orders: await openOrders(),
      low_stock: await lowStock(),
      failed_messages: (await outboxState()).dead,
    },
  }
}

async function figuresOf({ from, to }: Days) {
  const { figures: found, held } = await summedDays({ from, to })
  const sums = total(found.values())
  const { earned, spent, cancelled, reset } = sums
  const figures = {
    ...sums,
    active: await activeMembers({ from, to }),
    outstanding: held,
    outstanding_cost: await costOf(held),
    redemption_rate: shareOf(spent - cancelled, earned),
    breakage: shareOf(reset, earned),
  }
  const days = daysOf(from, to).map((day) => ({ day, ...(found.get(day) ?? noFigures()) }))
  return { figures, days }
}

/** A share of one; null where there is nothing to take it of. */
function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null
}

/** In forints; null where nobody said what points cost. */
async function costOf(points: number): Promise<number | null> {
  const { hundred_points_cost: cost } = await settings()
  return cost > 0 ? Math.round((points * cost) / COST_UNIT) : null
}
