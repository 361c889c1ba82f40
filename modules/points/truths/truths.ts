export { registerInvariant, type Invariant, type Finding } from './invariant.js'
export { registerCause, type PointCause } from './cause_sql.js'
export { verifyInvariants } from './verify_truths_sql.js'
