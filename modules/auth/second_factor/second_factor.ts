import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Transaction } from '#app/transaction'
import Member from '../members/models/member.js'
import StaffMember from '../staff/models/staff_member.js'
import { storedRecoveryCode } from './recovery_codes.js'

/**
 * Whose second factor: both tables have the columns `two_factor_confirmed_at`,
 * `two_factor_last_step` and `two_factor_recovery_codes`.
 */
export interface SecondFactorOwner {
  table: 'members' | 'staff_members'
  id: number
}

/** The owner's name in hashes. */
export function ownerName({ table, id }: SecondFactorOwner): string {
  return `${table === 'members' ? 'member' : 'staff'}:${id}`
}

/**
 * Takes the step of a time code, by the statement that compares: of any number of requests with one
 * code one gets it, and an earlier code than the last one is never accepted again.
 *
 * @returns whether this caller got it
 */
export async function takeTimeCodeStep(
  trx: Transaction,
  owner: SecondFactorOwner,
  step: number
): Promise<boolean> {
  const [taken] = await rowOf(trx, owner)
    .whereRaw('coalesce(two_factor_last_step, -1) < ?', [step])
    .update({ twoFactorLastStep: step })
  return taken === 1
}

/**
 * Cuts a recovery code out of those that are left; the same statement finds it, so that it works
 * once however many ask at the same time.
 *
 * @returns whether it was there
 */
export async function spendRecoveryCode(
  trx: Transaction,
  owner: SecondFactorOwner,
  code: string
): Promise<boolean> {
  const stored = storedRecoveryCode(code, ownerName(owner))
  const rest = trx.client.raw("replace(two_factor_recovery_codes, ?, '')", [stored])
  const [spent] = await rowOf(trx, owner)
    .where('twoFactorRecoveryCodes', 'like', `%${stored}%`)
    .update({ twoFactorRecoveryCodes: rest })
  return spent === 1
}

function rowOf(
  trx: Transaction,
  { table, id }: SecondFactorOwner
): ModelQueryBuilderContract<LucidModel> {
  return table === 'members'
    ? Member.query(trx).where({ id })
    : StaffMember.query(trx).where({ id })
}
