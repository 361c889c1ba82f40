import { recordAudit, type Actor, type AuditEntry } from '#app/audit/audit'
import { clock } from '#app/clock'
import { refuseIfSavedSince } from '#app/http/saved_since'
import { endSessionsOf } from '#app/sessions/session_store'
import type { StaffRole } from '#app/staff/roles'
import { afterCommit, transaction, type Transaction } from '#app/transaction'
import { LastAdmin, OwnAccount, UnknownStaff } from '../exceptions.js'
import StaffMember from '../models/staff_member.js'
import { endInvitationsOf } from '../staff_invitations.js'

/** Whose account, and who changes it. */
interface Change {
  staffId: number
  by: Actor
}

/**
 * Gives a staff member another name, and holds the account: its role is what it was until the transaction ends.
 *
 * @throws unknown_staff, changed_meanwhile
 */
export async function renameStaff(
  trx: Transaction,
  { staffId, by, savedAt }: Change & { savedAt?: number },
  name: string
): Promise<StaffMember> {
  const staff = await staffAmongAdmins(trx, staffId)
  refuseIfSavedSince(staff, savedAt)
  if (staff.name === name) return staff
  await staff.merge({ name, updatedAt: clock.now() }).save()
  await write(trx, { staffId, by }, 'staff.renamed')
  return staff
}

/**
 * Gives a staff member another role.
 *
 * @throws unknown_staff, own_account, last_admin
 */
export async function changeStaffRole(
  trx: Transaction,
  { staffId, by }: Change,
  role: StaffRole
): Promise<void> {
  const staff = await staffAmongAdmins(trx, staffId)
  if (staff.role === role) return
  refuseOwn(by, staffId)
  await refuseLastAdmin(trx, staff)
  await staff.merge({ role, updatedAt: clock.now() }).save()
  await write(trx, { staffId, by }, 'staff.role_changed', role)
}

/**
 * Closes an account: its sessions and open invitations end at once. Closing it again does nothing.
 *
 * @throws unknown_staff, own_account, last_admin
 */
export function disableStaff({ staffId, by }: Change): Promise<void> {
  return transaction(async (trx) => {
    const staff = await staffAmongAdmins(trx, staffId)
    refuseOwn(by, staffId)
    await refuseLastAdmin(trx, staff)
    afterCommit(trx, () => endSessionsOf({ staffId }))
    if (staff.disabledAt !== null) return
    const now = clock.now()
    await staff.merge({ disabledAt: now, updatedAt: now }).save()
    await endInvitationsOf(trx, staffId)
    await write(trx, { staffId, by }, 'staff.disabled')
  })
}

/**
 * Opens a closed account again, with its password and second factor.
 *
 * @throws unknown_staff
 */
export function enableStaff({ staffId, by }: Change): Promise<void> {
  return transaction(async (trx) => {
    const [enabled] = await StaffMember.query(trx)
      .where('id', staffId)
      .whereNotNull('disabledAt')
      .update({ disabledAt: null, updatedAt: clock.now() })
    if (enabled) return write(trx, { staffId, by }, 'staff.enabled')
    await staffIn(trx, staffId)
  })
}

/**
 * Forgets a second factor that was lost: the next login sets up a new one. Every session of the
 * person ends.
 *
 * @throws unknown_staff
 */
export function resetStaffSecondFactor({ staffId, by }: Change): Promise<void> {
  return transaction(async (trx) => {
    const [reset] = await StaffMember.query(trx).where('id', staffId).update({
      twoFactorSecret: null,
      twoFactorConfirmedAt: null,
      twoFactorRecoveryCodes: null,
      twoFactorLastStep: null,
      updatedAt: clock.now(),
    })
    if (!reset) throw new UnknownStaff()
    await write(trx, { staffId, by }, 'staff.second_factor_reset')
    afterCommit(trx, () => endSessionsOf({ staffId }))
  })
}

/** Every administrator's row is held, so that two of them cannot remove each other at once. */
async function staffAmongAdmins(trx: Transaction, staffId: number): Promise<StaffMember> {
  const held = { updatedAt: trx.client.raw('updated_at') }
  await StaffMember.query(trx).where('role', 'admin').update(held)
  return staffIn(trx, staffId)
}

async function staffIn(trx: Transaction, staffId: number): Promise<StaffMember> {
  const staff = await StaffMember.find(staffId, trx)
  if (!staff) throw new UnknownStaff()
  return staff
}

function refuseOwn(by: Actor, staffId: number) {
  if (by.source === 'admin' && by.staffId === staffId) throw new OwnAccount()
}

/** An administrator who cannot come in anyway may go. */
async function refuseLastAdmin(trx: Transaction, staff: StaffMember) {
  if (staff.role !== 'admin' || staff.disabledAt !== null || staff.password === null) return
  const other = await StaffMember.active(trx)
    .where('role', 'admin')
    .whereNot('id', staff.id)
    .whereNotNull('password')
    .first()
  if (!other) throw new LastAdmin()
}

function write(
  trx: Transaction,
  { staffId, by }: Change,
  action: AuditEntry['action'],
  detail?: string
) {
  return recordAudit(trx, { by, action, subject: { type: 'staff', id: staffId }, detail })
}
