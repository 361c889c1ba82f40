import Member from '../models/member.js'

/** Phone numbers of many members by their ids, in international form; deleted members have none. */
export async function phonesOf(memberIds: number[]): Promise<Map<number, string>> {
  const members = await Member.query().select('id', 'phone').whereIn('id', memberIds)
  return new Map(members.flatMap(({ id, phone }) => (phone ? [[id, phone] as const] : [])))
}
