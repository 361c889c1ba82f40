import { recordAudit, type Actor, type AuditEntry } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { endSessionsOf } from '#app/sessions/session_store'
import { afterCommit, transaction, type Transaction } from '#app/transaction'
import type { StaffMember } from '#auth/member'
import { LastAdmin, OwnAccount, UnknownStaff } from '#auth/staff_exceptions'
import { endInvitationsOf } from '#auth/staff_invitations'

/** Whose account, and who changes it. */
interface Change {
  staffId: number
  by: Actor
}

// Every administrator's row is held, so that two of them cannot remove each other at once.
const HOLD_ADMINS = "UPDATE staff_members SET updated_at = updated_at WHERE role = 'admin'"
const OTHER_ADMINS = `SELECT COUNT(*) AS "count" FROM staff_members WHERE role = 'admin'
  AND id <> ? AND disabled_at IS NULL AND password IS NOT NULL`
const FIND = `SELECT name, role, disabled_at AS "disabledAt", password IS NOT NULL AS "hasPassword"
  FROM staff_members WHERE id = ?`

type State = {
  name: string
  role: StaffMember['role']
  disabledAt: number | null
  hasPassword: number | boolean
}

/**
 * Gives a staff member another name and role.
 *
 * @throws unknown_staff, own_account on the own role, last_admin
 */
export function changeStaff(
  { staffId, by }: Change,
  { name, role }: Pick<StaffMember, 'name' | 'role'>
): Promise<void> {
  return transaction(async (trx) => {
    await rows(trx, HOLD_ADMINS)
    const before = await stateOf(trx, staffId)
    if (role !== before.role) {
      refuseOwn(by, staffId)
      if (before.role === 'admin') await refuseLast(trx, staffId, before)
    }
    const sql = 'UPDATE staff_members SET name = ?, role = ?, updated_at = ? WHERE id = ?'
    await rows(trx, sql, [name, role, clock.now(), staffId])
    if (name !== before.name) await write(trx, { staffId, by }, 'staff.renamed')
    if (role !== before.role) await write(trx, { staffId, by }, 'staff.role_changed', role)
  })
}

/**
 * Closes an account: its sessions and open invitations end at once. Closing it again does nothing.
 *
 * @throws unknown_staff, own_account, last_admin
 */
export function disableStaff({ staffId, by }: Change): Promise<void> {
  return transaction(async (trx) => {
    await rows(trx, HOLD_ADMINS)
    const before = await stateOf(trx, staffId)
    refuseOwn(by, staffId)
    if (before.role === 'admin') await refuseLast(trx, staffId, before)
    afterCommit(trx, () => endSessionsOf({ staffId }))
    if (before.disabledAt !== null) return
    const now = clock.now()
    const sql = 'UPDATE staff_members SET disabled_at = ?, updated_at = ? WHERE id = ?'
    await rows(trx, sql, [now, now, staffId])
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
    const sql = `UPDATE staff_members SET disabled_at = NULL, updated_at = ?
      WHERE id = ? AND disabled_at IS NOT NULL RETURNING id`
    const enabled = await rows(trx, sql, [clock.now(), staffId])
    if (enabled.length) return write(trx, { staffId, by }, 'staff.enabled')
    await stateOf(trx, staffId)
  })
}

/**
 * Forgets the second factor of who has lost it: the next login sets up a new one. Every session
 * of the person ends.
 *
 * @throws unknown_staff
 */
export function resetStaffSecondFactor({ staffId, by }: Change): Promise<void> {
  return transaction(async (trx) => {
    const sql = `UPDATE staff_members SET two_factor_secret = NULL, two_factor_confirmed_at = NULL,
      two_factor_recovery_codes = NULL, two_factor_last_step = NULL, updated_at = ? WHERE id = ? RETURNING id`
    const reset = await rows(trx, sql, [clock.now(), staffId])
    if (!reset.length) throw new UnknownStaff()
    await write(trx, { staffId, by }, 'staff.second_factor_reset')
    afterCommit(trx, () => endSessionsOf({ staffId }))
  })
}

async function stateOf(trx: Transaction, staffId: number): Promise<State> {
  const [state] = await rows<State>(trx, FIND, [staffId])
  if (!state) throw new UnknownStaff()
  return state
}

function refuseOwn(by: Actor, staffId: number) {
  if (by.source === 'admin' && by.staffId === staffId) throw new OwnAccount()
}

async function refuseLast(trx: Transaction, staffId: number, before: State) {
  // Who cannot come in anyway is nobody's last hope.
  if (before.disabledAt !== null || !before.hasPassword) return
  const [{ count }] = await rows<{ count: number }>(trx, OTHER_ADMINS, [staffId])
  if (count < 1) throw new LastAdmin()
}

function write(
  trx: Transaction,
  { staffId, by }: Change,
  action: AuditEntry['action'],
  detail?: string
) {
  return recordAudit(trx, { by, action, subject: { type: 'staff', id: staffId }, detail })
}
