import db from '@adonisjs/lucid/services/db'
import { MEMBERS } from '#auth'

const DAY_MS = 24 * 60 * 60 * 1000

/** In ms UTC, half open. */
interface Instants {
  from: number
  until: number
}

/**
 * The median of the whole days from registering to the first order that stands, of members who placed theirs within some times; null
 * where nobody did.
 */
export async function daysToFirstGift(stretches: readonly Instants[]): Promise<number | null> {
  const members = new Map<number, number>()
  for (const stretch of stretches) {
    for (const { days, count } of await firstGiftsOf(stretch)) {
      members.set(Number(days), (members.get(Number(days)) ?? 0) + Number(count))
    }
  }
  return medianOf([...members].toSorted(([one], [other]) => one - other))
}

async function firstGiftsOf({ from, until }: Instants) {
  type Row = { days: number | string; count: number | string }
  const found: Row[] = await db
    .from('orders as o')
    .joinRaw(`JOIN ${MEMBERS} m ON m.id = o.member_id`)
    .whereNot('o.status', 'cancelled')
    .where('o.placed_at', '>=', from)
    .where('o.placed_at', '<', until)
    .whereNotExists((earlier) =>
      earlier
        .from('orders as e')
        .whereColumn('e.member_id', 'o.member_id')
        .whereNot('e.status', 'cancelled')
        .whereRaw('(e.placed_at, e.id) < (o.placed_at, o.id)')
    )
    .whereNotNull('m.registered_at')
    .select(db.raw(`CAST((o.placed_at - m.registered_at) / ${DAY_MS} AS INTEGER) AS days`))
    .count('* as count')
    .groupBy('days')
  return found
}

/** The lower one of the two in the middle where they are even in number. */
function medianOf(counted: [days: number, members: number][]): number | null {
  const middle = counted.reduce((sum, [, members]) => sum + members, 0) / 2
  let passed = 0
  for (const [days, members] of counted) {
    passed += members
    if (passed >= middle) return days
  }
  return null
}
