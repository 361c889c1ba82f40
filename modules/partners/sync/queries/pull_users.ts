import { memberSync } from '#auth'
import { PER_PAGE } from '#partners/constants'
import { CursorExpired } from '#partners/exceptions'
import { readCursor, written, type Cursor } from '../cursor.js'
import { numberAll } from '../number_all.js'

/** What is asked for. */
export interface WantedPage {
  clientId: number
  cursor?: string
  /** Milliseconds UTC. */
  updatedSince?: number
  perPage?: number
}

/** A page waits for no more: a large import is numbered for longer than a partner waits for an answer. */
const ROUNDS_MAX = 20

/**
 * A page of members in the order of their changes. A pull ends where the feed ended when it began; what changes meanwhile is in
 * the next one, which begins with the cursor of the last page. Where more changes wait for their place than a page can wait for,
 * the pull goes on into them.
 *
 * @throws invalid_cursor, cursor_expired
 */
export async function pullUsers({ clientId, cursor, updatedSince, perPage }: WantedPage) {
  const asked = cursor === undefined ? null : readCursor(cursor, clientId)
  const goesOn = asked?.until ? asked.goesOn : !(await numberAll(ROUNDS_MAX))
  const head = await memberSync.feedHead()
  const after = asked?.after ?? (await placeOf(updatedSince, head))
  if (asked && isOver(asked, head)) throw new CursorExpired()
  const limit = perPage ?? PER_PAGE
  const until = asked?.until || head.position
  const page = asked?.page ?? 1
  // One more than is told says whether there is more: rows that are counted by another statement may have moved.
  const ahead = await memberSync.recordsIn({ after, until }, limit + 1)
  const found = ahead.slice(0, limit)
  const isEnd = ahead.length <= limit
  const hasMore = !isEnd || goesOn
  const told = isEnd ? until : found.at(-1)!.position
  // Counting costs as much as a page: it is done once for ten thousand.
  const known = asked?.until ? asked.left - found.length : 0
  const left = isEnd || known > 0 ? known : await memberSync.countChanges({ after: told, until })
  const lastPage = hasMore ? page + Math.max(Math.ceil(left / limit), 1) : page
  // What was numbered while the pull goes on is not in it.
  const covered = asked?.until ? await memberSync.numberedAt(until) : head.numberedAt
  const next: Cursor = {
    epoch: head.epoch,
    after: told,
    until: isEnd ? 0 : until,
    page: hasMore ? page + 1 : 1,
    left: isEnd ? 0 : left,
    goesOn: !isEnd && goesOn,
  }
  return {
    data: found.map(({ record }) => record),
    current_page: page,
    last_page: lastPage,
    per_page: limit,
    next_cursor: written(next, clientId),
    has_more: hasMore,
    latest_date_covered: new Date(covered).toISOString(),
  }
}

type Head = Awaited<ReturnType<typeof memberSync.feedHead>>

async function placeOf(since: number | undefined, { floor }: Head): Promise<number> {
  if (since === undefined) return 0
  const place = await memberSync.placeBefore(since)
  if (place < floor) throw new CursorExpired()
  return place
}

/** Places went back, or erasures that were not read yet are forgotten. A pull that is under way goes on. */
function isOver({ epoch, after, until }: Cursor, head: Head): boolean {
  if (epoch !== head.epoch || after > head.position) return true
  if (until) return until < head.floor
  return after > 0 && after < head.floor
}
