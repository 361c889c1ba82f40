import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { destroyMemberKey } from '#app/personal/member_key'
import { UNVERIFIED_KEPT_MS } from './constants.js'

const REMOVE = `DELETE FROM members WHERE phone_verified_at IS NULL AND registered_at IS NULL
  AND (id = ? OR ((email = ? OR phone = ?) AND created_at <= ?)) RETURNING id`

/** What an abandoned registration may hold that somebody else needs now. */
interface Wanted {
  email: string
  phone: string | null
  /** The unfinished registration of the same session; it goes however young it is. */
  replacedId: number | null
}

/** Frees an e-mail address and a phone of registrations that never proved their phone. */
export async function removeAbandoned(
  trx: TransactionClientContract,
  { email, phone, replacedId }: Wanted
): Promise<void> {
  const values = [replacedId ?? 0, email, phone ?? '', clock.now() - UNVERIFIED_KEPT_MS]
  for (const { id } of await rows<{ id: number }>(trx, REMOVE, values)) {
    await destroyMemberKey(trx, id)
  }
}
