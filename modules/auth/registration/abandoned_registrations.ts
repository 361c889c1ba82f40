import { clock } from '#app/clock'
import { destroyMemberKey } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { UNVERIFIED_KEPT_MS } from '../constants.js'
import Member from '../members/models/member.js'

/** What an abandoned registration may hold that somebody else needs now. */
interface Wanted {
  email: string
  phone: string | null
  /** The unfinished registration of the same session; it goes however young it is. */
  replacedId: number | null
}

/**
 * Frees an e-mail address and a phone of registrations that never proved their phone. One that a partner made is not abandoned.
 *
 * @returns the inviter of the replaced registration: who begins again was invited all the same
 */
export async function removeAbandoned(
  trx: Transaction,
  { email, phone, replacedId }: Wanted
): Promise<number | null> {
  const abandoned = await Member.query(trx)
    .whereNull('phoneVerifiedAt')
    .whereNull('registeredAt')
    .whereNull('sfId')
    .where((one) =>
      one
        .where('id', replacedId ?? 0)
        .orWhere((old) =>
          old
            .where((held) => held.where({ email }).orWhere('phone', phone ?? ''))
            .where('createdAt', '<=', clock.now() - UNVERIFIED_KEPT_MS)
        )
    )
    .forUpdate()
  for (const member of abandoned) {
    await member.delete()
    await destroyMemberKey(trx, member.id)
  }
  return abandoned.find(({ id }) => id === replacedId)?.invitedById ?? null
}
