import type { StaffRole } from '#app/staff/roles'

/** What every request may know of its member: one row, read by one prepared statement. */
export interface Member {
  id: number
  email: string
  locale: string | null
  firstName: string | null
  lastName: string | null
  /** Milliseconds UTC; null until the SMS code was right. */
  phoneVerifiedAt: number | null
  /** Milliseconds UTC; null until the last registration step is done. */
  registeredAt: number | null
}

/** Who proved to be whom by a first factor. */
export interface FoundMember {
  member: Member
  /** A second factor must follow. */
  hasSecondFactor: boolean
}

/** What every back-office request may know of its staff member. */
export interface StaffMember {
  id: number
  email: string
  name: string
  role: StaffRole
  locale: string | null
}
