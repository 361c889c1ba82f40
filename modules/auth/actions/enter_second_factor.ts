import { clock } from '#app/clock'
import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { rows } from '#app/database/statement'
import { clearLimit, consumeInTurn } from '#app/limits/limit'
import { transaction, type Transaction } from '#app/transaction'
import { STAFF_CODES, STAFF_CODES_PER_DAY } from '#auth/constants'
import { noteFailedSignIn } from '#auth/logins/failed_staff_sign_in'
import { newRecoveryCodes, storedRecoveryCodes } from '#auth/recovery_codes'
import { ownerName, spendRecoveryCode, takeTimeCodeStep } from '#auth/second_factor'
import { NotSigningIn, SecondFactorWrong, StaffSignInThrottled } from '#auth/staff_exceptions'
import { openSecret, sealSecret, type ArrivingStaff } from '#auth/staff_sign_in'
import { timeCodeStepOf } from '#auth/time_codes'

/** A time code or a recovery code, as it was typed. */
export type EnteredFactor = { code: string } | { recovery_code: string }

const SET_UP = `UPDATE staff_members SET two_factor_secret = ?, two_factor_recovery_codes = ?,
  two_factor_last_step = ?, two_factor_confirmed_at = ?, last_login_at = ?
  WHERE id = ? AND two_factor_confirmed_at IS NULL AND disabled_at IS NULL RETURNING id`
const NOTE_LOGIN = `UPDATE staff_members SET last_login_at = ?
  WHERE id = ? AND disabled_at IS NULL AND two_factor_confirmed_at IS NOT NULL RETURNING id`

/**
 * Lets in who shows a time code or a recovery code; each is accepted once. The try is counted
 * before anything is compared.
 *
 * @throws throttled, wrong_code, unauthorized where the account was closed meanwhile
 */
export async function enterSecondFactor(
  staff: ArrivingStaff,
  entered: EnteredFactor
): Promise<void> {
  const owner = { table: 'staff_members', id: staff.id } as const
  const field = 'code' in entered ? 'code' : 'recovery_code'
  await countTry(staff.id, field)
  const signedIn = transaction(async (trx) => {
    if ('code' in entered) {
      const step = stepOf(openSecret(staff.sealedSecret!, staff.id), entered.code)
      if (!(await takeTimeCodeStep(trx, owner, step))) throw new SecondFactorWrong('code')
    } else if (!(await spendRecoveryCode(trx, owner, entered.recovery_code))) {
      throw new SecondFactorWrong('recovery_code')
    }
    const noted = await rows(trx, NOTE_LOGIN, [clock.now(), staff.id])
    if (!noted.length) throw new NotSigningIn()
    await writeDown(trx, staff.id, 'staff.signed_in')
  })
  await noting(signedIn, staff, field)
  await clearLimit(limitKey(staff.id))
}

/**
 * Sets the second factor up with the first code of an authenticator app.
 *
 * @returns the recovery codes, which are kept as hashes only
 * @throws throttled, wrong_code, unauthorized where it was set up meanwhile
 */
export async function setUpSecondFactor(
  staff: ArrivingStaff,
  secret: string,
  code: string
): Promise<string[]> {
  const { id } = staff
  await countTry(id, 'code')
  const step = await noting(
    Promise.resolve().then(() => stepOf(secret, code)),
    staff,
    'code'
  )
  const codes = newRecoveryCodes()
  const stored = storedRecoveryCodes(codes, ownerName({ table: 'staff_members', id }))
  await transaction(async (trx) => {
    const now = clock.now()
    const values = [sealSecret(secret, id), stored, step, now, now, id]
    const isSetUp = (await rows(trx, SET_UP, values)).length === 1
    if (!isSetUp) throw new NotSigningIn()
    await writeDown(trx, id, 'staff.second_factor_set_up')
    await writeDown(trx, id, 'staff.signed_in')
  })
  await clearLimit(limitKey(id))
  return codes
}

/** A wrong code is written down, whatever became of the work around it. */
async function noting<Done>(
  work: Promise<Done>,
  { id: staffId, email }: ArrivingStaff,
  field: Field
): Promise<Done> {
  try {
    return await work
  } catch (error) {
    if (error instanceof SecondFactorWrong) await noteFailedSignIn({ email, staffId }, field)
    throw error
  }
}

function writeDown(trx: Transaction, id: number, action: AuditEntry['action']) {
  return recordAudit(trx, {
    by: { source: 'admin', staffId: id },
    action,
    subject: { type: 'staff', id },
  })
}

type Field = 'code' | 'recovery_code'

async function countTry(staffId: number, field: Field) {
  const { allowed, retryAfterSeconds } = await consumeInTurn([
    [limitKey(staffId), STAFF_CODES],
    [`${limitKey(staffId)}:day`, STAFF_CODES_PER_DAY],
  ])
  if (!allowed) throw new StaffSignInThrottled(retryAfterSeconds, field)
}

function stepOf(secret: string, code: string): number {
  const step = timeCodeStepOf(secret, code.replaceAll(/\s/g, ''), clock.now())
  if (step === null) throw new SecondFactorWrong('code')
  return step
}

function limitKey(staffId: number) {
  return `staff-second-factor:${staffId}`
}
