import app from '@adonisjs/core/services/app'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import type { OnProgress } from '#app/progress'
import { SharedMarks } from '#points/contracts/shared_marks'
import LedgerEntry from '#points/ledger/models/ledger_entry'
import type { Evidence, SeenScan, SharedCode } from './evidence.js'
import { BEGAN, CHUNK, FIRST_ENTRY, FOREIGN, MEMBERS, SCANS, SHARED, TRIES } from './harvest_sql.js'

const DAY_MS = 24 * 60 * 60 * 1000
type NumberedScan = SeenScan & { entryId: number }
type Count = { memberId: number; count: number }

/** Everything the detection looks at, of so many days. @param told hears how many entries were looked through */
export async function gatherEvidence(days: number, told: OnProgress): Promise<Evidence> {
  const since = clock.now() - days * DAY_MS
  const scans = await scansSince(since, told)
  const members = new Set(scans.map(({ memberId }) => memberId))
  const [refused, shared] = [await refusedSince(since), await sharedSince(since)]
  const invited = await (await app.container.make(SharedMarks)).withInvited()
  return { scans, shared, refused, invited, began: await beginningsOf(members) }
}

async function scansSince(since: number, told: OnProgress): Promise<SeenScan[]> {
  const [first] = await shopReader().rows<{ id: number }>(FIRST_ENTRY, [businessDate(since)])
  const scans: SeenScan[] = []
  const newest = (await LedgerEntry.query().orderBy('id', 'desc').first())?.id ?? 0
  let next: number | undefined = first?.id
  while (next !== undefined) {
    const chunk: NumberedScan[] = await shopReader().rows<NumberedScan>(SCANS, [next])
    for (const { memberId, batchId, serial, at } of chunk) {
      if (at >= since) scans.push({ memberId, batchId, serial, at })
    }
    next = chunk.length < CHUNK ? undefined : chunk[chunk.length - 1].entryId + 1
    const total = newest - first.id + 1
    told(next === undefined ? total : Math.min(next - first.id, total), total)
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
