/** Who members are, and what they share. */
export { MemberFacts, type MemberFact } from './member_facts.js'
export { SharedMarks, type SharedKind, type SharedWithInvited } from './shared_marks.js'
/** Accounts and roles of the back-office. */
export { Appointments, type Appointment } from './appointments.js'
