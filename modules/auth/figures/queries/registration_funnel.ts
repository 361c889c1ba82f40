import db from '@adonisjs/lucid/services/db'
import Member from '#auth/members/models/member'
import { scannedBy } from '#points'

/** How far those came who began to register within a time; each one counts at every step behind. */
export interface Funnel {
  begun: number
  phone_proven: number
  registered: number
  first_scan: number
  first_gift: number
}

/** In ms UTC, half open. */
export interface Instants {
  from: number
  until: number
}

const counted = (name: keyof Funnel, fact: string) =>
  db.raw(`COALESCE(SUM(CASE WHEN ${fact} THEN 1 ELSE 0 END), 0) AS ${name}`)

/**
 * Counts who began to register within some times, and who came further until now.
 *
 * @param hasGift SQL that the member of an id, a piece of SQL, ordered a gift
 */
export async function registrationFunnel(
  stretches: readonly Instants[],
  hasGift: (id: string) => string
): Promise<Funnel> {
  const funnel = { begun: 0, phone_proven: 0, registered: 0, first_scan: 0, first_gift: 0 }
  for (const stretch of stretches) {
    const counts = await countsOf(stretch, hasGift)
    for (const step of Object.keys(funnel) as (keyof Funnel)[]) funnel[step] += Number(counts[step])
  }
  return funnel
}

async function countsOf({ from, until }: Instants, hasGift: (id: string) => string) {
  const [counts] = await Member.query()
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .count('* as begun')
    .select(
      counted('phone_proven', 'phone_verified_at IS NOT NULL'),
      counted('registered', 'registered_at IS NOT NULL'),
      counted('first_scan', scannedBy('members.id')),
      counted('first_gift', hasGift('members.id'))
    )
    .pojo<Record<keyof Funnel, number | string>>()
  return counts
}
