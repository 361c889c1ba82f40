import type StaffMemberRow from '../staff/models/staff_member.js'
import type MemberRow from './models/member.js'

/** What every request may know of its member; times in ms UTC. */
export type Member = Pick<
  MemberRow,
  'id' | 'locale' | 'firstName' | 'lastName' | 'phoneVerifiedAt' | 'registeredAt'
> & { email: string }

/** A member who has passed the first factor: a password or the code of an SMS. */
export interface FoundMember {
  member: Member
  /** A second factor must follow. */
  hasSecondFactor: boolean
}

/** What every back-office request may know of its staff member. */
export type StaffMember = Pick<StaffMemberRow, 'id' | 'email' | 'name' | 'role' | 'locale'>

/** An active member as the login goes on with it. */
export function foundMember(row: MemberRow): FoundMember {
  const { id, locale, firstName, lastName, phoneVerifiedAt, registeredAt } = row
  const member = { id, locale, firstName, lastName, phoneVerifiedAt, registeredAt }
  // Only deleted members have no address.
  return {
    member: { ...member, email: row.email! },
    hasSecondFactor: row.twoFactorConfirmedAt !== null,
  }
}
