import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { clock } from '#app/clock'
import { clearLimit, consumeInTurn } from '#app/limits/limit'
import { transaction, type Transaction } from '#app/transaction'
import { STAFF_CODES, STAFF_CODES_PER_DAY } from '#auth/constants'
import { newRecoveryCodes, storedRecoveryCodes } from '#auth/second_factor/recovery_codes'
import { ownerName, spendRecoveryCode, takeTimeCodeStep } from '#auth/second_factor/second_factor'
import { timeCodeStepOf } from '#auth/second_factor/time_codes'
import { NotSigningIn, SecondFactorWrong, StaffSignInThrottled } from '../exceptions.js'
import { noteFailedSignIn } from '../failed_staff_sign_in.js'
import StaffMember from '../models/staff_member.js'
import { openSecret, sealSecret } from '../staff_sign_in.js'

/** A time code or a recovery code, as it was typed. */
export type EnteredFactor = { code: string } | { recovery_code: string }

/**
 * Lets a staff member in by a time code or a recovery code; each is accepted once. The try is counted
 * before anything is compared.
 *
 * @throws throttled, wrong_code, unauthorized where the account was closed meanwhile
 */
export async function enterSecondFactor(staff: StaffMember, entered: EnteredFactor): Promise<void> {
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
    const [noted] = await StaffMember.active(trx)
      .where('id', staff.id)
      .whereNotNull('twoFactorConfirmedAt')
      .update({ lastLoginAt: clock.now() })
    if (!noted) throw new NotSigningIn()
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
  staff: StaffMember,
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
    const [isSetUp] = await StaffMember.active(trx)
      .where({ id })
      .whereNull('twoFactorConfirmedAt')
      .update({
        twoFactorSecret: sealSecret(secret, id),
        twoFactorRecoveryCodes: stored,
        twoFactorLastStep: step,
        twoFactorConfirmedAt: now,
        lastLoginAt: now,
      })
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
  { id: staffId, email }: StaffMember,
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
