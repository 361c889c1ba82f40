/** Members and staff members: who they are, how they come in. */
export type { Member, StaffMember } from './member.js'
/** Finds the member of a session. */
export { MemberProvider } from './member_provider.js'
/** Finds the staff member of a back-office session. */
export { StaffProvider } from './staff_provider.js'
/** Keeps the language a member chose. */
export { changeLocale } from './change_locale.js'
