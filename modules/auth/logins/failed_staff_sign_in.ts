import { recordAudit } from '#app/audit/audit'
import { consumeLimit, type Limit } from '#app/limits/limit'
import { transaction } from '#app/transaction'

/** Lines in a quarter of an hour for one account and step: strangers do not fill the log. */
const LINES: Limit = { hits: 1, windowSeconds: 15 * 60 }
/** Who tried an address without an account: all of them share the lines. */
const NOBODY = 0

/** Where a sign-in failed. */
type Step = 'password' | 'code' | 'recovery_code'

/**
 * Writes down that somebody who is not signed in failed to come in; that they went on trying is told by
 * the alarm of guesses.
 *
 * @param staffId whose account it was; undefined where there is none with that address
 */
export async function noteFailedSignIn(staffId: number | undefined, step: Step): Promise<void> {
  const id = staffId ?? NOBODY
  const { allowed } = await consumeLimit(`staff-sign-in-failed:${id}:${step}`, LINES)
  if (!allowed) return
  const subject = { type: 'staff', id }
  const by = { source: 'stranger' } as const
  await transaction((trx) =>
    recordAudit(trx, { by, action: 'staff.sign_in_failed', subject, detail: step })
  )
}
