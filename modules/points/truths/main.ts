/** Checks the ledger against everything that must be true. */
export { verifyLedger, type LedgerVerdict } from './actions/verify_ledger.js'
export type { Finding } from './invariant.js'
/** Other modules add what must be true of theirs, and why their points moved. */
export { registerInvariant } from './invariant.js'
export { awardsIn } from './causes_sql.js'
export { registerCause, registerDeletedMembers, type PointCause } from './cause_sql.js'
