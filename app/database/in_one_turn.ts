import DataLoader from 'dataloader'

/** The most that one statement asks for. */
const ASKED_MAX = 100

/**
 * Reads together what requests ask for one by one in a turn of the event loop, knowing nothing of each other: on
 * PostgreSQL each statement is a round trip.
 *
 * @param readAll answers for each that was asked, in the same order; an error is told to that one alone
 */
export function inOneTurn<Asked, Found>(
  readAll: (asked: readonly Asked[]) => Promise<(Found | Error)[]>
): (asked: Asked) => Promise<Found> {
  const loader = new DataLoader<Asked, Found>(readAll, {
    cache: false,
    maxBatchSize: ASKED_MAX,
    batchScheduleFn: (ask) => void setImmediate(ask),
  })
  return (asked) => loader.load(asked)
}
