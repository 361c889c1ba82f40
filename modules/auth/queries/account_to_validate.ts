import { shopReader } from '#app/database/engine'

/** An account a validation link may belong to. */
export interface AccountToValidate {
  id: number
  email: string
  lastName: string | null
  firstName: string | null
  /** Milliseconds UTC; null until it is active. */
  registeredAt: number | null
}

/** The account of this id, active or not; null where it is deleted or disabled. */
export async function accountToValidate(id: number): Promise<AccountToValidate | null> {
  const sql = `SELECT id, email, last_name AS "lastName", first_name AS "firstName",
    registered_at AS "registeredAt" FROM members
    WHERE id = ? AND email IS NOT NULL AND deleted_at IS NULL AND disabled_at IS NULL`
  const [account] = await shopReader().rows<AccountToValidate>(sql, [id])
  return account ?? null
}
