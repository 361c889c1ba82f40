import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { notify } from '#app/outbox/notices'
import type { Transaction } from '#app/transaction'
import { REFERRALS_PER_YEAR } from '#auth/constants'
import { bookBonus } from '#auth/extra_points/bonus'
import { holdMember } from '#auth/members/hold_member'
import Member from '#auth/members/models/member'
import { hasStandingScan } from '#points'
import { noteCompany, notePerson, sameCompany, samePerson } from '../earlier_accounts.js'
import Referral from '../models/referral.js'

/** Why an invitation brings nothing. */
type Refusal =
  | 'inviter_gone'
  | 'same_person'
  | 'same_company'
  | 'known_person'
  | 'yearly_limit'
  | 'known_company'

type Person = { id: number; email: string; phone: string; taxNumber: string | null }
type Invitation = { invitee: Person; inviterId: number }

/**
 * Rewards whoever invited a member that has scanned for the first time, once. Nothing is booked for
 * inviting oneself, one's own company, a person that has been here before or a further person of a
 * company that was rewarded for, nor beyond the limit of a year.
 *
 * @source requirements X-13
 */
export async function confirmReferral(trx: Transaction, inviteeId: number): Promise<void> {
  const member = await heldMember(trx, inviteeId)
  if (!member || !(await hasStandingScan(trx, inviteeId))) return
  const invitee = personOf(member)
  const isKnown = await notePerson(trx, invitee)
  const { invitedById: inviterId } = member
  if (inviterId === null || (await Referral.find(inviteeId, trx))) return
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
  const member = await heldMember(trx, inviterId)
  if (!member) return 'inviter_gone'
  const inviter = personOf(member)
  if (samePerson(inviter.email) === samePerson(invitee.email)) return 'same_person'
  if (sameCompany(inviter.taxNumber, invitee.taxNumber)) return 'same_company'
  const thisYear = await Referral.query(trx)
    .where({ inviterId, state: 'credited' })
    .where('decidedOn', '>=', firstOfYear())
    .limit(REFERRALS_PER_YEAR)
  return thisYear.length < REFERRALS_PER_YEAR ? null : 'yearly_limit'
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
  const decision = { state, reason: refusal, points, decidedOn: businessDate(now), decidedAt: now }
  await Referral.create({ inviteeId: invitee.id, inviterId, ...decision }, trx)
  if (points === 0) return
  // Who it was is not said: the list may be read by somebody beside the member.
  await notify(trx, {
    memberId: inviterId,
    dedupeKey: reference,
    notice: {
      topic: 'points',
      type: 'success',
      key: 'referral_paid',
      values: { points },
      path: '/profil?page=1',
    },
  })
}

/** An active member, locked so that two decisions about one take turns. */
async function heldMember(trx: Transaction, id: number): Promise<Member | null> {
  if (!(await holdMember(trx, id))) return null
  const active = Member.query(trx).whereNotNull('registeredAt').whereNull('disabledAt')
  return active.where({ id }).preload('company').first()
}

/** Only deleted members have neither address nor phone. */
function personOf({ id, email, phone, company }: Member): Person {
  return { id, email: email!, phone: phone!, taxNumber: company?.taxNumber ?? null }
}

function firstOfYear() {
  return `${businessDate(clock.now()).slice(0, 4)}-01-01`
}
