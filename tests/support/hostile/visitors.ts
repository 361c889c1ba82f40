import { randomInt, randomUUID } from 'node:crypto'
import type { SessionData } from '@adonisjs/session/types'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { sealForMember } from '#app/personal/member_key'
import { transaction } from '#app/transaction'
import { hashOfToken } from '#auth/login/secrets'
import { writeMemberNote } from '#auth/care/actions/write_member_note'
import { newTimeCodeSecret } from '#auth/second_factor/time_codes'
import { newInvitationLink } from '#auth/staff/staff_invitations'
import { givenReferenceRow } from '#tests/support/hostile/reference_rows'
import { givenMember as givenAnyMember, givenStaff, type GivenMember } from '#tests/support/members'
import { givenTwoFactorMember } from '#tests/support/two_factor'

/** Somebody in the state a form is for. */
export interface Sender {
  session: SessionData
  email: string
  /** Parts of addresses that name something of this person's, by their name in the pattern. */
  parts: Record<string, string>
}

/** Who sends a form: each made anew as often as it is needed. */
export const SENDERS = {
  visitor: async () => senderOf(await givenMember(), () => ({})),
  member,
  at_phone: async () => senderOf(await givenMember({ phoneVerified: false }), registering),
  at_details: async () => {
    const given = { registered: false, lastName: null, firstName: null }
    return senderOf(await givenMember(given), registering)
  },
  at_challenge: async () =>
    senderOf(await givenTwoFactorMember({ phone: nextPhone() }), challenged),
  at_sms_code: async () => senderOf(await givenMember(), waitingForSms),
  with_new_secret: memberWithNewSecret,
  admin,
  /** An administrator, and a member whose id stands in the address. */
  admin_over_member: async () => adminOver(await givenMember()),
  /** An administrator, and another staff member whose id stands in the address. */
  admin_over_staff: async () => adminOver(await givenStaff({ role: 'marketing' })),
  /** An administrator, and a row whose id stands in the address. */
  admin_over_profession: async () => adminOver(await givenReferenceRow('professions')),
  admin_over_contact: async () => adminOver(await givenReferenceRow('regional_representatives')),
  admin_over_postcode: async () => adminOver(await givenReferenceRow('postcodes')),
  admin_over_word: async () => adminOver(await givenReferenceRow('community_words')),
  /** An administrator, and a note of the same about a member; both ids stand in the address. */
  admin_over_note: adminOverNote,
  arriving_staff: arrivingStaff,
  invited_staff: invitedStaff,
} satisfies Record<string, () => Promise<Sender>>

export type SenderKind = keyof typeof SENDERS

let phones = randomInt(5_000_000)

/** So many people are made here that random numbers would meet. */
const nextPhone = () => `+3620${String(phones++).padStart(7, '0')}`
const givenMember = (given: GivenMember = {}) => givenAnyMember({ ...given, phone: nextPhone() })

type Person = { id: number; email: string }

function senderOf({ id, email }: Person, session: (id: number) => SessionData): Sender {
  return { email, session: session(id), parts: {} }
}

const registering = (id: number) => ({ registration_member_id: id })

const loggedIn = (id: number) => ({
  auth_member: id,
  confirmed_password_member: { id, at: clock.now() },
})

const challenged = (memberId: number) => ({
  two_factor_login: {
    id: randomUUID(),
    memberId,
    remember: false,
    byCookie: false,
    at: clock.now(),
  },
})

const waitingForSms = () => ({
  sms_login: { id: randomUUID(), phone: nextPhone(), at: clock.now() },
})

async function member(): Promise<Sender> {
  return senderOf(await givenMember(), loggedIn)
}

async function memberWithNewSecret(): Promise<Sender> {
  const person = await givenMember()
  await transaction(async (trx) => {
    const sealed = await sealForMember(trx, person.id, newTimeCodeSecret())
    await rows(trx, 'UPDATE members SET two_factor_secret = ? WHERE id = ?', [sealed, person.id])
  })
  return senderOf(person, loggedIn)
}

async function admin(): Promise<Sender> {
  return adminOf(await givenStaff())
}

function adminOf(staff: Person): Sender {
  return senderOf(staff, (id) => ({
    auth_staff: id,
    confirmed_password_staff: { id, at: clock.now() },
  }))
}

async function adminOver({ id }: { id: number }): Promise<Sender> {
  return { ...(await admin()), parts: { id: String(id) } }
}

async function adminOverNote(): Promise<Sender> {
  const { id: memberId } = await givenMember()
  const staff = await givenStaff()
  const by = { source: 'admin', staffId: staff.id } as const
  const note = { memberId, text: 'Visszahívást kér', by }
  const noteId = await transaction((trx) => writeMemberNote(trx, note))
  const { email, session } = adminOf(staff)
  return { email, session, parts: { id: String(memberId), note: String(noteId) } }
}

async function arrivingStaff(): Promise<Sender> {
  const staff = await givenStaff()
  const sql = 'SELECT password FROM staff_members WHERE id = ?'
  const [{ password }] = await shopReader().rows<{ password: string }>(sql, [staff.id])
  const passwordMark = hashOfToken(password)
  return senderOf(staff, (staffId) => ({
    staff_sign_in: { staffId, at: clock.now(), passwordMark },
  }))
}

async function invitedStaff(): Promise<Sender> {
  const { id, email } = await givenStaff({ secondFactor: false })
  const link = await transaction((trx) => newInvitationLink(trx, id))
  return { email, session: {}, parts: { token: link.split('/').at(-1)! } }
}
