import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { newRecoveryCodes, storedRecoveryCodes } from '#auth/recovery_codes'
import { ownerName } from '#auth/second_factor'

const CLAIM = `UPDATE members SET two_factor_recovery_codes = ?, two_factor_codes_due_until = NULL
  WHERE id = ? AND two_factor_confirmed_at IS NOT NULL AND two_factor_codes_due_until >= ?
  RETURNING id`

/**
 * Makes the recovery codes that wait to be shown. They are made by being shown, so that they are
 * never stored in plain; of several who ask at once one is answered.
 *
 * @returns eight codes, or none where none wait
 */
export class ShowRecoveryCodes {
  async handle(memberId: number): Promise<string[]> {
    const codes = newRecoveryCodes()
    const stored = storedRecoveryCodes(codes, ownerName({ table: 'members', id: memberId }))
    const values = [stored, memberId, clock.now()]
    const claimed = await transaction((trx) => rows(trx, CLAIM, values))
    return claimed.length ? codes : []
  }
}
