/** Lets the points of a year expire, and gives them back. */
export { resetYear, reverseReset } from './actions/reset_year.js'
/** How far a reset is, and what it would take. */
export { type ResetRun, type ResetState, resetRun, resetStateOf } from './queries/reset_run.js'
export { plannedReset, expiringPoints } from './queries/reset_run.js'
export { membersWithBalance } from './queries/member_ranges_sql.js'
/** Until when a year counts. */
export { cutoffOf } from './queries/year_end.js'
