import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { businessDate } from '#points/business_date'
import { SharedMarks } from '#points/contracts/shared_marks'
import type { Evidence, SeenScan, SharedCode } from './evidence.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Scans read at a time. */
const CHUNK = 5000

/** Entries are numbered as time goes on, so that a day's first one begins the scans since then. */
const FIRST_ENTRY = `SELECT id FROM ledger_entries WHERE business_date >= ?
  ORDER BY business_date, id LIMIT 1`

/** Codes for many members hang on walls: everybody may scan them, and they have no neighbours. */
const SCANS = `SELECT s.entry_id AS "entryId", s.member_id AS "memberId", c.batch_id AS "batchId",
    c.serial, s.scanned_at AS at
  FROM scans s JOIN codes c ON c.code = s.code
  WHERE s.entry_id >= ? AND c.max_scans = 1 ORDER BY s.entry_id LIMIT ${CHUNK}`

/** Members whose beginnings are read by one statement. */
const MEMBERS = 200
const BEGAN = `SELECT member_id AS "memberId", MIN(occurred_at) AS at FROM ledger_entries
  WHERE member_id IN (${Array(MEMBERS).fill('?').join(', ')}) GROUP BY member_id`

const TRIES = `SELECT member_id AS "memberId", SUM(tries) AS count FROM refused_tries
  WHERE business_date >= ? GROUP BY member_id`

/** Codes others had used before; a member who tries an own one again is merely forgetful. */
const FOREIGN = `SELECT a.member_id AS "memberId", COUNT(*) AS count FROM scan_attempts a
  WHERE a.last_attempt_at >= ?
    AND NOT EXISTS (SELECT 1 FROM scans s WHERE s.code = a.code AND s.member_id = a.member_id)
  GROUP BY a.member_id`

/** Members who may try one sticker by chance. @source reliability.md section 2 */
const SHARED_TRIED_BY = 3

const SHARED = `SELECT s.member_id AS "memberId", c.batch_id AS "batchId", c.serial,
    t.others + 1 AS members
  FROM (SELECT a.code, COUNT(*) AS others, MAX(a.last_attempt_at) AS latest FROM scan_attempts a
      WHERE NOT EXISTS (SELECT 1 FROM scans o WHERE o.code = a.code AND o.member_id = a.member_id)
      GROUP BY a.code HAVING COUNT(*) + 1 > ${SHARED_TRIED_BY}) t
    JOIN codes c ON c.code = t.code JOIN scans s ON s.code = t.code
  WHERE t.latest >= ? AND c.max_scans = 1 ORDER BY t.code`

type NumberedScan = SeenScan & { entryId: number }
type Count = { memberId: number; count: number }

/** Everything the detection looks at, of so many days. */
export async function gatherEvidence(days: number): Promise<Evidence> {
  const since = clock.now() - days * DAY_MS
  const scans = await scansSince(since)
  const members = new Set(scans.map(({ memberId }) => memberId))
  const [refused, shared] = [await refusedSince(since), await sharedSince(since)]
  const invited = await (await app.container.make(SharedMarks)).withInvited()
  return { scans, shared, refused, invited, began: await beginningsOf(members) }
}

async function scansSince(since: number): Promise<SeenScan[]> {
  const [first] = await shopReader().rows<{ id: number }>(FIRST_ENTRY, [businessDate(since)])
  const scans: SeenScan[] = []
  let next: number | undefined = first?.id
  while (next !== undefined) {
    const chunk: NumberedScan[] = await shopReader().rows<NumberedScan>(SCANS, [next])
    for (const { memberId, batchId, serial, at } of chunk) {
      if (at >= since) scans.push({ memberId, batchId, serial, at })
    }
    next = chunk.length < CHUNK ? undefined : chunk[chunk.length - 1].entryId + 1
    // Others get their turn between two chunks.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return scans
}

/** An account begins with its first movement of points, which is its registration as a rule. */
async function beginningsOf(members: Iterable<number>): Promise<Map<number, number>> {
  const began = new Map<number, number>()
  const ids = [...members]
  for (let from = 0; from < ids.length; from += MEMBERS) {
    // The statement keeps its length, so that it is prepared once; no member has the id 0.
    const some = Array.from({ length: MEMBERS }, (_, place) => ids[from + place] ?? 0)
    type Row = { memberId: number; at: number }
    for (const { memberId, at } of await shopReader().rows<Row>(BEGAN, some)) {
      began.set(memberId, at)
    }
  }
  return began
}

async function refusedSince(since: number): Promise<Map<number, number>> {
  const counts = [
    ...(await shopReader().rows<Count>(TRIES, [businessDate(since)])),
    ...(await shopReader().rows<Count>(FOREIGN, [since])),
  ]
  const refused = new Map<number, number>()
  for (const { memberId, count } of counts) {
    refused.set(memberId, (refused.get(memberId) ?? 0) + Number(count))
  }
  return refused
}

async function sharedSince(since: number): Promise<SharedCode[]> {
  const found = await shopReader().rows<SharedCode>(SHARED, [since])
  return found.map((code) => ({ ...code, members: Number(code.members) }))
}
