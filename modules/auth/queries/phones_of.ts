import db from '@adonisjs/lucid/services/db'

/** Phone numbers of many members by their ids, in international form; deleted members have none. */
export async function phonesOf(memberIds: number[]): Promise<Map<number, string>> {
  const members = await db.from('members').select('id', 'phone').whereIn('id', memberIds)
  return new Map(members.filter(({ phone }) => phone).map(({ id, phone }) => [id, phone]))
}
