const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A list can be later than its draw by so many days; beyond it nobody waits. */
const LATE_DAYS_MAX = 366

/** What clocks in Budapest show, as if it were UTC, in ms. */
function wallOf(instant: number): number {
  const parts = Object.fromEntries(
    wall.formatToParts(instant).map(({ type, value }) => [type, Number(value)])
  )
  const { year, month, day, hour, minute, second } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % 1000) + 1000) % 1000)
}

/**
 * The same time of day so many calendar days later in Budapest, in ms UTC. Draws are at noon: that time is once in
 * each day.
 */
export function daysLater(instant: number, days: number): number {
  const wanted = wallOf(instant) + days * DAY_MS
  let found = instant + days * DAY_MS
  found += wanted - wallOf(found)
  return found
}

/** The two instants of a list and its draw, in ms UTC, and what must lie between them. */
export interface Gap {
  listOut: number
  drawAt: number
  gapHours: number
}

/**
 * When a draw takes place whose list came out late: on the first later day that keeps the gap. No person picks it.
 *
 * @returns ms UTC; `drawAt` itself where the list is in time
 */
export function lateDrawAt({ listOut, drawAt, gapHours }: Gap): number {
  for (let days = 0; days <= LATE_DAYS_MAX; days++) {
    const moved = daysLater(drawAt, days)
    if (moved - listOut >= gapHours * HOUR_MS) return moved
  }
  throw new Error('The list is later than a draw can be moved')
}

/** An instant as sheet and log write it in Budapest: `2023-08-14T00:00:00+02:00`. */
export function budapestTime(instant: number): string {
  const shown = wallOf(instant)
  const offset = Math.round((shown - instant) / HOUR_MS)
  return `${new Date(shown).toISOString().slice(0, 19)}+0${offset}:00`
}

/** An instant as the log writes it: `2023-08-12T08:00:00Z`, whole seconds. */
export function utcTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`
}
