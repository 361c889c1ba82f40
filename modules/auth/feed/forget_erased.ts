import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import MemberFeed from './models/member_feed.js'
import MemberVersion from './models/member_version.js'

/** How long a partner may take to hear of an erasure, in ms; after it a copy is to be made anew. */
const TOLD_MS = 180 * 24 * 60 * 60 * 1000
/** Rows one round forgets at most; the rest is for the next one. */
const BATCH = 1000

/** Forgets the Salesforce ids of members who were erased long ago. Who has not read so far since must read from the start. */
export async function forgetErased(trx: Transaction): Promise<void> {
  const gone = MemberVersion.query(trx).whereNotNull('deletedAt').whereNotNull('sfId')
  // From its place on an erasure is told, however long ago it was.
  const old = gone.whereNotNull('position').where('numberedAt', '<', clock.now() - TOLD_MS)
  const found = await old.limit(BATCH)
  if (!found.length) return
  const ids = found.map(({ memberId }) => memberId)
  await MemberVersion.query(trx).whereIn('memberId', ids).update({ sfId: null })
  const reached = Math.max(...found.map(({ position }) => position!))
  await MemberFeed.query(trx).where('id', 1).where('floor', '<', reached).update({ floor: reached })
}
