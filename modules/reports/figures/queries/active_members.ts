import { scannersOf } from '#points'
import { dayAfter, daysOf } from '../../days/calendar.js'
import { MemberSet } from '../../days/member_set.js'
import { keptScanners, summedThrough, type Days } from '../../days/queries/summed_days.js'

/** Days that are read at a time: of a million members they are 4 MB. */
const AT_ONCE = 31

/**
 * How many members scanned at least once in a period. Who scanned on several days is one, so that days cannot be added up: of days that
 * are over it is kept who scanned, the others are read from the ledger.
 */
export async function activeMembers({ from, to }: Days): Promise<number> {
  const members = new MemberSet()
  const through = (await summedThrough()) ?? ''
  const lastKept = through < to ? through : to
  for (let day = from; day <= lastKept; day = dayAfter(day, AT_ONCE)) {
    const last = dayAfter(day, AT_ONCE - 1)
    const kept = await keptScanners({ from: day, to: last < lastKept ? last : lastKept })
    for (const one of kept) members.addKept(one.members)
  }
  // One at a time: others are answered in between.
  for (const day of daysOf(lastKept < from ? from : dayAfter(lastKept), to)) {
    members.add(await scannersOf({ from: day, to: day }))
  }
  return members.size
}
