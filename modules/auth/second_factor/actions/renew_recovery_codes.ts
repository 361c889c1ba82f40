import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { RECOVERY_CODES_DUE_MS } from '#auth/constants'
import Member from '#auth/members/models/member'
import { noteSecurityEvent } from '#auth/members/tell_of_security'
import { newRecoveryCodes, storedRecoveryCodes } from '../recovery_codes.js'
import { ownerName } from '../second_factor.js'

/** Ends the recovery codes of a member; new ones wait to be shown. */
export function renewRecoveryCodes(memberId: number): Promise<boolean> {
  return transaction(async (trx) => {
    const twoFactorCodesDueUntil = clock.now() + RECOVERY_CODES_DUE_MS
    const [renewed] = await Member.query(trx)
      .where('id', memberId)
      .whereNotNull('twoFactorConfirmedAt')
      .update({ twoFactorRecoveryCodes: null, twoFactorCodesDueUntil })
    if (renewed) await noteSecurityEvent(trx, { memberId, what: 'recovery_codes' })
    return renewed === 1
  })
}

/**
 * Makes the recovery codes that wait to be shown. They are made by being shown, so that they are
 * never stored in plain; of several who ask at once one is answered.
 *
 * @returns eight codes, or none where none wait
 */
export async function showRecoveryCodes(memberId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const stored = storedRecoveryCodes(codes, ownerName({ table: 'members', id: memberId }))
  return transaction(async (trx) => {
    const [claimed] = await Member.query(trx)
      .where('id', memberId)
      .whereNotNull('twoFactorConfirmedAt')
      .where('twoFactorCodesDueUntil', '>=', clock.now())
      .update({ twoFactorRecoveryCodes: stored, twoFactorCodesDueUntil: null })
    return claimed ? codes : []
  })
}
