import Member from '../models/member.js'

/** Ids of members who may use the shop, ascending: the next ones after an id. */
export async function shoppersAfter(after: number, limit: number): Promise<number[]> {
  const found = await Member.registered()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .pojo<{ id: number }>()
    .select('id')
  return found.map(({ id }) => id)
}

/** The id of the newest of them; 0 where there is none. */
export async function lastShopper(): Promise<number> {
  const newest = await Member.registered().orderBy('id', 'desc').select('id').first()
  return newest?.id ?? 0
}
