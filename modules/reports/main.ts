/** What the ledger came to on days that are over, built anew and compared with the ledger. */
export { rebuildDays, type Rebuilt } from './days/actions/rebuild_days.js'
export { verifyDays, type DaysVerdict, type DifferentDay } from './days/queries/verify_days.js'
