import { shopReader } from '#app/database/engine'

const FIND = 'SELECT id FROM members WHERE phone = ?'

/** The member whose number this is, in international form; undefined where it is nobody's. */
export async function memberOfPhone(phone: string): Promise<number | undefined> {
  const [member] = await shopReader().rows<{ id: number }>(FIND, [phone])
  return member?.id
}
