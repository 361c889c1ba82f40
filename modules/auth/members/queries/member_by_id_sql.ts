import { rowsByKey } from '#app/database/batched'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { Member } from '../member.js'

const ACTIVE = `SELECT id, email, locale, first_name AS "firstName", last_name AS "lastName",
  phone_verified_at AS "phoneVerifiedAt", registered_at AS "registeredAt"
  FROM members WHERE deleted_at IS NULL AND disabled_at IS NULL AND id =`
/** Selects a member who may use the shop, by the id that follows. */
export const SHOPPER = `SELECT id, email, locale FROM members WHERE deleted_at IS NULL
  AND disabled_at IS NULL AND registered_at IS NOT NULL AND id =`
/** Members and when they had registered, for SQL of other modules that joins them: in place of a table. */
export const MEMBERS = '(SELECT id, registered_at FROM members)'
/** That the member of this id, a piece of SQL, may use the shop. */
export const isShopper = (id: string) => `EXISTS (SELECT 1 FROM members m WHERE m.id = ${id}
  AND m.deleted_at IS NULL AND m.disabled_at IS NULL AND m.registered_at IS NOT NULL)`
/** That the member of this id works here: an open account of the back-office has the same e-mail address. */
export const isOfStaff = (id: string) => `EXISTS (SELECT 1 FROM staff_members s
  JOIN members m ON m.email = lower(s.email) WHERE m.id = ${id} AND s.disabled_at IS NULL)`
const find = rowsByKey<number, Member>({
  database: shopReader,
  select: (id) => `${ACTIVE} ${id}`,
  type: 'bigint',
  keyOf: ({ id }) => id,
})

/** The member of this id; null where it is deleted or disabled. */
export async function findMember(id: number): Promise<Member | null> {
  const [member] = await find(id)
  return member ?? null
}

/** The same inside a transaction, which must not wait for a connection beside its own. */
export async function memberIn(trx: Transaction, id: number): Promise<Member | null> {
  const [member] = await rows<Member>(trx, `${ACTIVE} ?`, [id])
  return member ?? null
}

/** The same where the member must exist. */
export async function memberById(id: number): Promise<Member> {
  const member = await findMember(id)
  if (!member) throw new Error(`There is no member ${id}`)
  return member
}
