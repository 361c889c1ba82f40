import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { consumeLimit } from '#app/limits/limit'
import { endSessionsOf } from '#app/sessions/session_store'
import { afterCommit, transaction } from '#app/transaction'
import { STAFF_INVITATIONS_PER_ADDRESS } from '#auth/constants'
import { networkOf } from '#auth/network'
import { hashPassword } from '#auth/passwords'
import { hashOfToken } from '#auth/secrets'
import { InvitationSpent, StaffSignInThrottled } from '#auth/staff_exceptions'
import { endInvitationsOf } from '#auth/staff_invitations'

/** What the page of the link sends. */
interface Acceptance {
  token: string
  password: string
  /** Network address of the visitor. */
  address: string
}

/** Whom a link is for. */
export interface Invitee {
  id: number
  email: string
  name: string
}

const OPEN = `SELECT s.id, s.email, s.name FROM staff_invitations i
  JOIN staff_members s ON s.id = i.staff_id
  WHERE i.token_hash = ? AND i.used_at IS NULL AND i.expires_at > ? AND s.disabled_at IS NULL`
const USE = `UPDATE staff_invitations SET used_at = ?
  WHERE token_hash = ? AND used_at IS NULL AND expires_at > ? RETURNING staff_id AS "staffId"`
const CHANGE = `UPDATE staff_members SET password = ?, updated_at = ?
  WHERE id = ? AND disabled_at IS NULL RETURNING id`

/**
 * Whom this link is for.
 *
 * @throws throttled, invitation_spent where it is unknown, used or too old
 */
export async function inviteeOf(token: string, address: string): Promise<Invitee> {
  const key = `staff-invitation:${networkOf(address)}`
  const { allowed, retryAfterSeconds } = await consumeLimit(key, STAFF_INVITATIONS_PER_ADDRESS)
  if (!allowed) throw new StaffSignInThrottled(retryAfterSeconds, 'password')
  const [invitee] = await shopReader().rows<Invitee>(OPEN, [hashOfToken(token), clock.now()])
  if (!invitee) throw new InvitationSpent()
  return invitee
}

/**
 * Sets the password by a link that works once, and ends every login of the person.
 *
 * @throws throttled, invitation_spent
 */
export async function acceptStaffInvitation(acceptance: Acceptance): Promise<Invitee> {
  const { token, password, address } = acceptance
  // A wrong link is refused before the costly hash.
  const invitee = await inviteeOf(token, address)
  const hash = await hashPassword(password)
  await transaction(async (trx) => {
    const now = clock.now()
    const [used] = await rows<{ staffId: number }>(trx, USE, [now, hashOfToken(token), now])
    const changed = used && (await rows(trx, CHANGE, [hash, now, used.staffId]))
    if (!changed?.length) throw new InvitationSpent()
    const { staffId } = used
    await endInvitationsOf(trx, staffId)
    const by = { source: 'admin', staffId } as const
    const subject = { type: 'staff', id: staffId }
    await recordAudit(trx, { by, action: 'staff.password_set', subject })
    afterCommit(trx, () => endSessionsOf({ staffId }))
  })
  return invitee
}
