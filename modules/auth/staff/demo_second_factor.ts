import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import env from '#start/env'
import { newTimeCodeSecret, timeCodeOf, timeStepAt } from '../second_factor/time_codes.js'
import StaffMember from './models/staff_member.js'
import { openSecret, sealSecret } from './staff_sign_in.js'

/** The domain of the demo's staff; addresses under it exist nowhere. @source RFC 2606 section 2 */
const DEMO_DOMAIN = '@mesterpont.example'

/**
 * Gives a staff member of the demo a second factor whose secret nobody holds but the shop: it shows
 * the codes itself, see `demoCodeOf`.
 */
export async function giveDemoSecondFactor(staffId: number): Promise<void> {
  await transaction(async (trx) => {
    await StaffMember.query(trx)
      .where('id', staffId)
      .update({
        twoFactorSecret: sealSecret(newTimeCodeSecret(), staffId),
        twoFactorRecoveryCodes: '',
        twoFactorConfirmedAt: clock.now(),
      })
  })
}

/**
 * The code that lets a staff member of the demo in now, after the right password; null in every
 * shop that is no demo and for everybody else.
 */
export function demoCodeOf({
  id,
  email,
  sealedSecret,
  twoFactorLastStep,
}: StaffMember): string | null {
  if (env.get('DEMO') !== true || !email.endsWith(DEMO_DOMAIN) || !sealedSecret) return null
  // A code that was used a moment ago is not accepted again; the next one is, a step early.
  const step = Math.max(timeStepAt(clock.now()), (twoFactorLastStep ?? -1) + 1)
  return timeCodeOf(openSecret(sealedSecret, id), step)
}
