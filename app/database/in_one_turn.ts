import DataLoader from 'dataloader'
import { DatabaseStalled, OutcomeUnknown } from '#app/exceptions/database_errors'
import { inNoHurry } from './request_patience.js'
import { whileShared } from './stall_watch.js'

/** The most that one statement asks for. */
const ASKED_MAX = 100

/**
 * Does together what requests ask for one by one in a turn of the event loop, knowing nothing of each other: on
 * PostgreSQL each statement is a round trip.
 *
 * @param doAll answers for each that was asked, in the same order; an error is told to that one alone
 * @param groupsMax how many groups may be under way; what is asked meanwhile forms the next one
 * @param writes whether it is unknown what became of it where a request cannot wait for the answer any more
 */
export function inOneTurn<Asked, Found>(
  doAll: (asked: readonly Asked[]) => Promise<(Found | Error)[]>,
  { groupsMax = Infinity, writes = false } = {}
): (asked: Asked) => Promise<Found> {
  const waiting: (() => void)[] = []
  let underWay = 0
  const beginNext = () => {
    if (underWay === groupsMax || !waiting.length) return
    underWay++
    waiting.shift()!()
  }
  const doGroup = async (asked: readonly Asked[]) => {
    try {
      return await inNoHurry(() => doAll(asked))
    } finally {
      underWay--
      beginNext()
    }
  }
  const loader = new DataLoader<Asked, Found>(doGroup, {
    cache: false,
    maxBatchSize: ASKED_MAX,
    batchScheduleFn: (ask) => {
      waiting.push(ask)
      setImmediate(beginNext)
    },
  })
  const refusal = () => {
    const silent = new DatabaseStalled()
    return writes ? new OutcomeUnknown(silent) : silent
  }
  return (asked) => whileShared(loader.load(asked), refusal)
}
