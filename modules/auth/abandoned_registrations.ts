import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { destroyMemberKey } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { UNVERIFIED_KEPT_MS } from './constants.js'

const REMOVE = `DELETE FROM members WHERE phone_verified_at IS NULL AND registered_at IS NULL
  AND (id = ? OR ((email = ? OR phone = ?) AND created_at <= ?))
  RETURNING id, invited_by_id AS "invitedById"`

/** What an abandoned registration may hold that somebody else needs now. */
interface Wanted {
  email: string
  phone: string | null
  /** The unfinished registration of the same session; it goes however young it is. */
  replacedId: number | null
}

/** A registration that is gone, and who had invited the person. */
interface Removed {
  id: number
  invitedById: number | null
}

/**
 * Frees an e-mail address and a phone of registrations that never proved their phone.
 *
 * @returns the inviter of the replaced registration: who begins again was invited all the same
 */
export async function removeAbandoned(
  trx: Transaction,
  { email, phone, replacedId }: Wanted
): Promise<number | null> {
  const values = [replacedId ?? 0, email, phone ?? '', clock.now() - UNVERIFIED_KEPT_MS]
  const removed = await rows<Removed>(trx, REMOVE, values)
  for (const { id } of removed) await destroyMemberKey(trx, id)
  return removed.find(({ id }) => id === replacedId)?.invitedById ?? null
}
