import { clock } from '#app/clock'
import { registrationFunnel } from '#auth'
import { daysToFirstGift, giftFigures, orderedBy } from '#catalogue'
import { countOfDays } from '../../days/calendar.js'
import { MONTH_DAYS, stretchesOf, type Period } from '../period.js'
import { rememberSlow } from '../remember_slow.js'

/** What was counted within so many ms counts as counted now. */
const NOW_MS = 60_000

/**
 * What cannot be summed up when a day is over: how far those came later who began to register then, and orders, which may still be
 * cancelled. Of a long period it is remembered where it takes long.
 */
export async function laterFigures(period: Period) {
  const { from, to } = period.days
  const isLong = countOfDays(from, to) > MONTH_DAYS
  if (!isLong) return { ...(await read(period)), counted_at: null }
  const { counted_at: countedAt, ...figures } = await remembered(period)
  const isNow = clock.now() - countedAt < NOW_MS
  return { ...figures, counted_at: isNow ? null : countedAt }
}

const remembered = rememberSlow(read, ({ days }: Period) => `${days.from} ${days.to}`)

async function read({ days, before }: Period) {
  const [now, then] = [stretchesOf(days), stretchesOf(before)]
  // One after the other: figures have time, and members do not wait for them.
  return {
    days_to_first_gift: await daysToFirstGift(now),
    days_to_first_gift_before: await daysToFirstGift(then),
    funnel: await registrationFunnel(now, orderedBy),
    funnel_before: await registrationFunnel(then, orderedBy),
    gifts: await giftFigures(now),
  }
}
