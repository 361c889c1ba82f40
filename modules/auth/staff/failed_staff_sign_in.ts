import { recordAudit } from '#app/audit/audit'
import { consumeLimit, type Limit } from '#app/limits/limit'
import { transaction } from '#app/transaction'

/** Lines in a quarter of an hour for one address and step. */
const LINES: Limit = { hits: 1, windowSeconds: 15 * 60 }
/** Lines in a quarter of an hour in all: strangers do not fill the log. */
const ALL_LINES: Limit = { hits: 100, windowSeconds: 15 * 60 }
/** Who tried an address without an account. */
const NOBODY = 0

/** Where a sign-in failed. */
type Step = 'password' | 'code' | 'recovery_code'

/** Who failed: the address that was typed, and whose account it is where there is one. */
interface Failed {
  /** In lower case. */
  email: string
  staffId?: number
}

/**
 * Writes down that somebody who is not signed in failed to come in; that they went on trying is told by
 * the alarm of guesses. An address without an account costs the same as one with.
 */
export async function noteFailedSignIn({ email, staffId = NOBODY }: Failed, step: Step) {
  const one = await consumeLimit(`staff-sign-in-failed:${email}:${step}`, LINES)
  if (!one.allowed) return
  const { allowed } = await consumeLimit('staff-sign-in-failed', ALL_LINES)
  if (!allowed) return
  const subject = { type: 'staff', id: staffId }
  const by = { source: 'stranger' } as const
  await transaction((trx) =>
    recordAudit(trx, { by, action: 'staff.sign_in_failed', subject, detail: step })
  )
}
