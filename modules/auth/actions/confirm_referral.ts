import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { businessDate, hasStandingScan } from '#points'
import { bookBonus } from '#auth/bonus'
import { REFERRALS_PER_YEAR } from '#auth/constants'
import { noteCompany, notePerson, sameCompany, samePerson } from '#auth/known_people'

/** Why an invitation brings nothing. */
type Refusal =
  | 'inviter_gone'
  | 'same_person'
  | 'same_company'
  | 'known_person'
  | 'yearly_limit'
  | 'known_company'

type Person = { id: number; email: string; phone: string; taxNumber: string | null }
type Invitee = Person & { invitedById: number | null }
type Invitation = { invitee: Person; inviterId: number }

// The first statement of each locks the member, so that two decisions about one take turns.
const LOCK = `UPDATE members SET updated_at = updated_at WHERE id = ?
  AND registered_at IS NOT NULL AND deleted_at IS NULL AND disabled_at IS NULL
  RETURNING id, email, phone, invited_by_id AS "invitedById",
    (SELECT tax_number FROM member_companies WHERE member_id = id) AS "taxNumber"`
const DECIDED = 'SELECT 1 AS found FROM referrals WHERE invitee_id = ?'
const THIS_YEAR = `SELECT COUNT(*) AS count FROM referrals
  WHERE inviter_id = ? AND state = 'credited' AND decided_on >= ?`
const DECIDE = `INSERT INTO referrals
  (invitee_id, inviter_id, state, reason, points, decided_on, decided_at)
  VALUES (?, ?, ?, ?, ?, ?, ?)`

/**
 * Rewards whoever invited a member that has scanned for the first time, once. Nothing is booked for
 * inviting oneself, one's own company, a person that has been here before or a further person of a
 * company that was rewarded for, nor beyond the limit of a year.
 *
 * @source requirement row X-13
 */
export async function confirmReferral(trx: Transaction, inviteeId: number): Promise<void> {
  const [invitee] = await rows<Invitee>(trx, LOCK, [inviteeId])
  if (!invitee || !(await hasStandingScan(trx, inviteeId))) return
  const isKnown = await notePerson(trx, invitee)
  const { invitedById: inviterId } = invitee
  if (inviterId === null || (await rows(trx, DECIDED, [inviteeId])).length > 0) return
  const invitation = { invitee, inviterId }
  const refusal = (await refusalOf(trx, invitation)) ?? (isKnown ? 'known_person' : null)
  // Noted only where it would be credited, so that a refused invitation takes nobody's turn.
  const isTaken = refusal === null && (await noteCompany(trx, invitee))
  await decide(trx, invitation, isTaken ? 'known_company' : refusal)
}

async function refusalOf(
  trx: Transaction,
  { invitee, inviterId }: Invitation
): Promise<Refusal | null> {
  const [inviter] = await rows<Person>(trx, LOCK, [inviterId])
  if (!inviter) return 'inviter_gone'
  if (samePerson(inviter.email) === samePerson(invitee.email)) return 'same_person'
  if (sameCompany(inviter.taxNumber, invitee.taxNumber)) return 'same_company'
  const [{ count }] = await rows<{ count: number }>(trx, THIS_YEAR, [inviterId, firstOfYear()])
  return Number(count) < REFERRALS_PER_YEAR ? null : 'yearly_limit'
}

async function decide(
  trx: Transaction,
  { invitee, inviterId }: Invitation,
  refusal: Refusal | null
) {
  const reference = `referral:${invitee.id}`
  const bonus = { memberId: inviterId, source: 'referral', reference } as const
  const points = refusal ? 0 : await bookBonus(trx, bonus)
  const state = points > 0 ? 'credited' : 'declined'
  const now = clock.now()
  const made = [state, refusal, points, businessDate(now), now]
  await rows(trx, DECIDE, [invitee.id, inviterId, ...made])
}

function firstOfYear() {
  return `${businessDate(clock.now()).slice(0, 4)}-01-01`
}
