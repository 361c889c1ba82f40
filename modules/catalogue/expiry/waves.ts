import { DateTime } from 'luxon'

/** One of the times that members are told of the points that end with a year. */
export interface Wave {
  year: number
  /** From 1. */
  wave: number
}

/** Month and day in Budapest: with two months left, with one, and with the last days. */
const DAYS = [
  [11, 2],
  [12, 1],
  [12, 27],
] as const
/** When a wave begins on its day: nobody is woken by a mail about points. */
const FROM_HOUR = 8
/** Days it may begin or go on, its own included: a later word would be a wrong one. The last wave ends with the year. */
const DAYS_OPEN = 5

/** The wave that is open at an instant in ms UTC. */
export function openWave(instant: number): Wave | undefined {
  const now = DateTime.fromMillis(instant, { zone: 'Europe/Budapest' })
  const place = DAYS.findIndex(([month, day]) => {
    const begin = now.set({ month, day }).startOf('day')
    return now >= begin.set({ hour: FROM_HOUR }) && now < begin.plus({ days: DAYS_OPEN })
  })
  return place < 0 ? undefined : { year: now.year, wave: place + 1 }
}

/** Whether a wave is open at an instant in ms UTC. */
export function isOpen({ year, wave }: Wave, instant: number): boolean {
  const open = openWave(instant)
  return open?.year === year && open.wave === wave
}
