import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { Member } from '#auth/member'

const FIND = `SELECT id, email, locale, first_name AS "firstName", last_name AS "lastName",
  phone_verified_at AS "phoneVerifiedAt", registered_at AS "registeredAt"
  FROM members WHERE id = ? AND deleted_at IS NULL AND disabled_at IS NULL`

/** The member of this id; null where it is deleted or disabled. */
export async function findMember(id: number): Promise<Member | null> {
  const [member] = await shopReader().rows<Member>(FIND, [id])
  return member ?? null
}

/** The same inside a transaction, which must not wait for a connection beside its own. */
export async function memberIn(trx: Transaction, id: number): Promise<Member | null> {
  const [member] = await rows<Member>(trx, FIND, [id])
  return member ?? null
}

/** The same where the member must exist. */
export async function memberById(id: number): Promise<Member> {
  const member = await findMember(id)
  if (!member) throw new Error(`There is no member ${id}`)
  return member
}
