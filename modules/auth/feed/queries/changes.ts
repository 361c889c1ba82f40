import db from '@adonisjs/lucid/services/db'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import MemberFeed from '../models/member_feed.js'
import MemberVersion from '../models/member_version.js'

const VERSIONS = 'member_versions'
/** Rows that are counted at most; beyond them only the least is told. */
const COUNTED_MAX = 10_000

/** How far the changes of members are numbered. Instants in ms UTC. */
export interface FeedHead {
  position: number
  numberedAt: number
  /** Another one says that places went back. */
  epoch: string
  /** Who has read less misses erasures that are forgotten by now. */
  floor: number
}

export async function feedHead(): Promise<FeedHead> {
  const { position, numberedAt, epoch, floor } = await MemberFeed.findOrFail(1)
  return { position, numberedAt, epoch, floor }
}

/** A stretch of the feed: behind one place, up to another. */
export interface Stretch {
  after: number
  until: number
}

/** How many there are, up to ten thousand. */
export async function countChanges(stretch: Stretch): Promise<number> {
  const versions = db.from(VERSIONS).leftJoin('members', 'members.id', `${VERSIONS}.member_id`)
  const some = within(versions.select(`${VERSIONS}.member_id`), stretch)
  const counted = db.from(some.limit(COUNTED_MAX).as('some')).count('* as total')
  const [{ total }] = await counted
  return Number(total)
}

/** The last place that was given before an instant, in ms UTC: what changed since comes behind it. */
export async function placeBefore(instant: number): Promise<number> {
  const before = MemberVersion.query().whereNotNull('position').where('numberedAt', '<', instant)
  const last = await before.orderBy('numberedAt', 'desc').orderBy('position', 'desc').first()
  return last?.position ?? 0
}

/** When the last of the places up to one was given, in ms UTC; what was given since is not in them. */
export async function numberedAt(place: number): Promise<number> {
  const told = MemberVersion.query().whereNotNull('numberedAt').where('position', '<=', place)
  return (await told.orderBy('position', 'desc').first())?.numberedAt ?? 0
}

/** The members of a stretch: those who are registered, linked, or were. */
export function within<Rows extends ChainableContract>(
  rows: Rows,
  { after, until }: Stretch
): Rows {
  return rows
    .where('position', '>', after)
    .where('position', '<=', until)
    .where((known: ChainableContract) =>
      known.whereNotNull(`${VERSIONS}.sf_id`).orWhereNotNull('members.registered_at')
    ) as Rows
}
