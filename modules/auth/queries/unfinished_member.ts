import { shopReader } from '#app/database/engine'

/** A member whose registration has open steps. */
export interface UnfinishedMember {
  id: number
  email: string
  phone: string
  locale: string | null
  lastName: string | null
  firstName: string | null
  phoneVerifiedAt: number | null
}

/** The member of this id while its registration is open. */
export async function unfinishedMember(id: number): Promise<UnfinishedMember | null> {
  const sql = `SELECT id, email, phone, locale, last_name AS "lastName",
    first_name AS "firstName", phone_verified_at AS "phoneVerifiedAt" FROM members
    WHERE id = ? AND registered_at IS NULL AND deleted_at IS NULL AND disabled_at IS NULL`
  const [member] = await shopReader().rows<UnfinishedMember>(sql, [id])
  return member ?? null
}

/** From when on the member may ask for another SMS, in milliseconds UTC. */
export async function canSendAt(memberId: number): Promise<number> {
  const sql = `SELECT can_send_at AS "canSendAt" FROM phone_verifications
    WHERE member_id = ? AND purpose = 'registration'`
  const [row] = await shopReader().rows<{ canSendAt: number }>(sql, [memberId])
  return row?.canSendAt ?? 0
}
