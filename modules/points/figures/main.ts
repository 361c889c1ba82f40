/** What the ledger came to, day by day and source by source. */
export { daySums, type DaySum } from './queries/day_sums.js'
/** The day of the first entry. */
export { firstLedgerDay } from './queries/first_ledger_day.js'
/** Which members scanned on some days. */
export { scannersOf } from './queries/scanners_of.js'
