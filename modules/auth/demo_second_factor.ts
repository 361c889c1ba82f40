import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import env from '#start/env'
import { openSecret, sealSecret, type ArrivingStaff } from './staff_sign_in.js'
import { newTimeCodeSecret, timeCodeOf, timeStepAt } from './time_codes.js'

/** The domain of the demo's staff; addresses under it exist nowhere. @source RFC 2606 section 2 */
const DEMO_DOMAIN = '@mesterpont.example'

/**
 * Gives a staff member of the demo a second factor whose secret nobody holds but the shop: it shows
 * the codes itself, see `demoCodeOf`.
 */
export async function giveDemoSecondFactor(staffId: number): Promise<void> {
  const sql = `UPDATE staff_members SET two_factor_secret = ?, two_factor_recovery_codes = '',
    two_factor_confirmed_at = ? WHERE id = ?`
  const values = [sealSecret(newTimeCodeSecret(), staffId), clock.now(), staffId]
  await transaction((trx) => rows(trx, sql, values))
}

/**
 * The code that lets a staff member of the demo in now, after the right password; null in every
 * shop that is no demo and for everybody else.
 */
export async function demoCodeOf({
  id,
  email,
  sealedSecret,
}: ArrivingStaff): Promise<string | null> {
  if (env.get('DEMO') !== true || !email.endsWith(DEMO_DOMAIN) || !sealedSecret) return null
  const sql = 'SELECT two_factor_last_step AS "lastStep" FROM staff_members WHERE id = ?'
  const [{ lastStep }] = await shopReader().rows<{ lastStep: number | null }>(sql, [id])
  // A code that was used a moment ago is not accepted again; the next one is, a step early.
  const step = Math.max(timeStepAt(clock.now()), (lastStep ?? -1) + 1)
  return timeCodeOf(openSecret(sealedSecret, id), step)
}
