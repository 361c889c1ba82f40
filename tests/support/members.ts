import { randomBytes } from 'node:crypto'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import type { Member } from '#auth'
import type { StaffMember } from '#auth/members/member'
import { newTimeCodeSecret, timeCodeOf, timeStepAt } from '#auth/second_factor/time_codes'
import { sealSecret } from '#auth/staff/staff_sign_in'

/** The password of every member and staff member that tests make. */
export const TEST_PASSWORD = 'jelszo-1234'

/** argon2id of TEST_PASSWORD, computed once: hashing in every test would cost more than the test. */
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Md74nP7S4JUfAIeHeuAxCA$zh6s8y5hULBw9TlbqcRwQF6H5rdE7JHp9xb8suFSc4w'

/** What a test may say about the member it needs; the rest is made up. */
export interface GivenMember {
  email?: string
  phone?: string
  locale?: string | null
  lastName?: string | null
  firstName?: string | null
  /** False: the SMS code has not been entered yet. */
  phoneVerified?: boolean
  /** False: the last registration step is still open. */
  registered?: boolean
  invitedById?: number | null
  /** YYYY-MM-DD; not told unless given. */
  birthday?: string | null
  /** MM-DD; not told unless given. */
  nameDay?: string | null
}

/** Days a member has told, so that the front page has nothing to ask. */
export const DAYS_TOLD = { birthday: '1980-05-19', nameDay: '03-18' }

/** A member as tests know it: what requests see, and the values a test logs in with. */
export interface TestMember extends Member {
  phone: string
  password: string
  referralCode: string
}

const INSERT_MEMBER = `INSERT INTO members
  (email, phone, password, locale, last_name, first_name, referral_code, newsletter_secret,
   invited_by_id, birthday, name_day, tos_accepted_at, phone_verified_at, registered_at,
   created_at, updated_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`

/**
 * A member with a verified phone and a finished registration, committed to the database.
 * Log in with `client.get('/profil').withGuard('member').loginAs(member)`.
 */
export async function givenMember(given: GivenMember = {}): Promise<TestMember> {
  const now = clock.now()
  const tail = randomBytes(6).toString('hex')
  const member = {
    email: given.email ?? `tag-${tail}@pelda.hu`,
    phone: given.phone ?? freshPhone(),
    password: TEST_PASSWORD,
    locale: given.locale ?? null,
    lastName: given.lastName === undefined ? 'Szűcs' : given.lastName,
    firstName: given.firstName === undefined ? 'Gábor' : given.firstName,
    referralCode: tail,
    phoneVerifiedAt: given.phoneVerified === false ? null : now,
    registeredAt: given.registered === false || given.phoneVerified === false ? null : now,
  }
  const id = await insert(member, given)
  return { id, ...member }
}

function insert(member: Omit<TestMember, 'id'>, given: GivenMember): Promise<number> {
  const now = clock.now()
  const values = [
    member.email,
    member.phone,
    TEST_PASSWORD_HASH,
    member.locale,
    member.lastName,
    member.firstName,
    member.referralCode,
    randomBytes(24).toString('hex'),
    given.invitedById ?? null,
    given.birthday ?? null,
    given.nameDay ?? null,
    now,
    member.phoneVerifiedAt,
    member.registeredAt,
    now,
    now,
  ]
  return transaction(async (trx) => {
    const [row] = await rows<{ id: number }>(trx, INSERT_MEMBER, values)
    return row.id
  })
}

const PHONES = 10_000_000
let phones = randomBytes(4).readUInt32BE() % PHONES

/** A Hungarian mobile number nobody else has: so many members are made that random numbers would meet. */
export function freshPhone(): string {
  phones = (phones + 1) % PHONES
  return `+3630${String(phones).padStart(7, '0')}`
}

/** What a test may say about the staff member it needs. */
export interface GivenStaff extends Partial<Pick<StaffMember, 'email' | 'name' | 'role'>> {
  /** False: nothing is set up yet, the first login does it. */
  secondFactor?: boolean
}

/** A staff member as tests know it: with the secret of the authenticator app, in base32. */
export interface TestStaff extends StaffMember {
  secret: string
}

const INSERT_STAFF = `INSERT INTO staff_members (email, name, password, role, created_at, updated_at)
  VALUES (?, ?, ?, ?, ?, ?) RETURNING id`
const GIVE_SECOND_FACTOR = `UPDATE staff_members SET two_factor_secret = ?,
  two_factor_recovery_codes = '', two_factor_confirmed_at = ? WHERE id = ?`

/** A staff member; log in with `client.get(…).withGuard('staff').loginAs(staff)`. */
export async function givenStaff(given: GivenStaff = {}): Promise<TestStaff> {
  const now = clock.now()
  const staff = {
    email: given.email ?? `munkatars-${randomBytes(6).toString('hex')}@pelda.hu`,
    name: given.name ?? 'Minta Munkatárs',
    role: given.role ?? ('admin' as const),
    locale: null,
  }
  const secret = newTimeCodeSecret()
  const values = [staff.email, staff.name, TEST_PASSWORD_HASH, staff.role, now, now]
  const id = await transaction(async (trx) => {
    const [row] = await rows<{ id: number }>(trx, INSERT_STAFF, values)
    if (given.secondFactor === false) return row.id
    await rows(trx, GIVE_SECOND_FACTOR, [sealSecret(secret, row.id), now, row.id])
    return row.id
  })
  return { id, ...staff, secret }
}

/** The session of a staff member who has just entered the password once more. */
export function confirmedSession({ id }: { id: number }) {
  return { confirmed_password_staff: { id, at: clock.now() } }
}

/** What the authenticator app of a staff member shows now, or so many steps later. */
export function timeCodeNow(secret: string, stepsLater = 0): string {
  return timeCodeOf(secret, timeStepAt(clock.now()) + stepsLater)
}
