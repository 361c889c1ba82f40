/** What is happening to a record. */
export const RECORD_STATES = ['draft', 'scheduled', 'live', 'ended', 'archived'] as const
export type RecordState = (typeof RECORD_STATES)[number]

/** From when to when something is shown, in ms UTC; without an end it stays. */
export interface Period {
  startsAt: number
  endsAt: number | null
}

/** Whether something is shown at an instant: the start belongs to it, the end does not. */
export function isLive({ startsAt, endsAt }: Period, now: number): boolean {
  return startsAt <= now && (endsAt === null || endsAt > now)
}

/** The period that tells where a record stands: the running one, else the next one, else the last one. */
export function tellingPeriod<One extends Period>(periods: One[], now: number): One | null {
  const inOrder = periods.toSorted((a, b) => a.startsAt - b.startsAt)
  return (
    inOrder.findLast((one) => isLive(one, now)) ??
    inOrder.find(({ startsAt }) => startsAt > now) ??
    inOrder.at(-1) ??
    null
  )
}

/** Where a record stands at an instant. */
export function stateOf(
  { archivedAt, periods }: { archivedAt: number | null; periods: Period[] },
  now: number
): RecordState {
  if (archivedAt !== null) return 'archived'
  const period = tellingPeriod(periods, now)
  if (!period) return 'draft'
  if (isLive(period, now)) return 'live'
  return period.startsAt > now ? 'scheduled' : 'ended'
}
