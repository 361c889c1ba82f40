/** Who members are, and what they share. */
export { MemberFacts, type MemberFact } from './member_facts.js'
export { SharedMarks, type SharedKind, type SharedWithInvited } from './shared_marks.js'
/** Points that a promotion gives. */
export { Awards } from './awards.js'
/** Campaigns that cost much. */
export { CostlySendings, type CostlySending } from './costly_sendings.js'
/** What is asked of a member before a scan. */
export { ScanRules } from './scan_rules.js'
/** Accounts and roles of the back-office. */
export { Appointments, type Appointment } from './appointments.js'
