import db from '@adonisjs/lucid/services/db'

/** The balances of several members in one query; who has none is not in the map. */
export async function balancesOf(memberIds: number[]): Promise<Map<number, number>> {
  if (!memberIds.length) return new Map()
  const found = await db
    .from('balances')
    .select('member_id', 'points')
    .whereIn('member_id', memberIds)
  return new Map(found.map((row) => [row.member_id, row.points]))
}
