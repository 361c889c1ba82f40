import { clock } from '#app/clock'
import { skippingHeld } from '#app/database/dialect'
import type { Transaction } from '#app/transaction'
import MemberFeed from '../models/member_feed.js'
import MemberVersion from '../models/member_version.js'

/** Changes one transaction numbers at most: the embedded database takes no more rows in one INSERT that Lucid makes. */
export const NUMBERED_MAX = 500

const REGISTERED = 'registered'

/** A change of a member with its place, of those whom partners are told of. */
export interface NumberedChange {
  kind: 'created' | 'changed' | 'erased'
  memberId: number
  sfId: string | null
  version: number
  position: number
}

/** Whether changes wait for their place. */
export async function anyUnnumbered(): Promise<boolean> {
  return (await MemberVersion.query().whereNull('position').first()) !== null
}

/**
 * Gives committed changes their places, each behind all that were given before; to be the first in its transaction. Who numbers
 * holds the row of the feed, so that one commits before the next begins: whoever sees a place sees all places below it. What is
 * not committed yet gets its place in a later round.
 *
 * @returns how many got one, and those that partners are told of
 */
export async function numberChanges(
  trx: Transaction
): Promise<{ count: number; changes: NumberedChange[] }> {
  const feed = await MemberFeed.query(trx).where('id', 1).forUpdate().firstOrFail()
  const unnumbered = MemberVersion.query(trx).whereNull('position').orderBy('memberId')
  // A question for each is a fraction of what hundreds of members cost as models.
  const registered = unnumbered.withCount('member', (member) => {
    return member.whereNotNull('registeredAt').as(REGISTERED)
  })
  const found = await skippingHeld(registered.limit(NUMBERED_MAX))
  if (!found.length) return { count: 0, changes: [] }
  const numberedAt = Math.max(clock.now(), feed.numberedAt)
  const numbered = found.map((version, index) => ({ version, position: feed.position + index + 1 }))
  const places = numbered.map(({ version, position }) => ({
    member_id: version.memberId,
    version: version.version,
    position,
    // Whose time stays empty was never told of.
    numbered_at: isTold(version) ? numberedAt : null,
  }))
  const written = trx.client.insertQuery().table(MemberVersion.table).multiInsert(places)
  await written.onConflict('member_id').merge(['position', 'numbered_at'])
  await feed.merge({ position: feed.position + found.length, numberedAt }).save()
  const told = numbered.filter(({ version }) => isTold(version))
  const changes = told.map(({ version: row, position }) => {
    const { memberId, sfId, version } = row
    return { kind: kindOf(row), memberId, sfId, version, position }
  })
  return { count: found.length, changes }
}

/** Who has not finished the registration is nobody's business. */
function isTold({ sfId, $extras }: MemberVersion): boolean {
  return sfId !== null || Number($extras[REGISTERED]) > 0
}

function kindOf({ deletedAt, numberedAt }: MemberVersion): NumberedChange['kind'] {
  if (deletedAt !== null) return 'erased'
  return numberedAt === null ? 'created' : 'changed'
}
