import db from '@adonisjs/lucid/services/db'
import { MEMBERS } from '#auth'

const DAY_MS = 24 * 60 * 60 * 1000

/** In ms UTC, half open. */
interface Instants {
  from: number
  until: number
}

/**
 * The median of the whole days from registering to the first order that stands, of members who placed theirs within a time; null
 * where nobody did.
 */
export async function daysToFirstGift({ from, until }: Instants): Promise<number | null> {
  const firsts = db
    .from('orders')
    .whereNot('status', 'cancelled')
    .where('placed_at', '<', until)
    .groupBy('member_id')
    .select('member_id')
    .min('placed_at as placed_at')
    .as('f')
  type Row = { days: number | string; members: number | string }
  const found: Row[] = await db
    .from(firsts)
    .joinRaw(`JOIN ${MEMBERS} m ON m.id = f.member_id`)
    .where('f.placed_at', '>=', from)
    .whereNotNull('m.registered_at')
    .select(db.raw(`CAST((f.placed_at - m.registered_at) / ${DAY_MS} AS INTEGER) AS days`))
    .count('* as members')
    .groupBy('days')
    .orderBy('days')
  return medianOf(found.map(({ days, members }) => [Number(days), Number(members)]))
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
