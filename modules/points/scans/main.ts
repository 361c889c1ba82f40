/** Credits a scan, and tells when it is the first of a member. */
export { acceptScans, FIRST_SCAN_TOPIC } from './accept_scans/accept_scans.js'
/** Topic of the message that a scan was taken back. */
export { SCAN_TAKEN_BACK_TOPIC } from './actions/reverse_scan.js'
/** How often members scanned within a time. */
export { scansAmong } from './queries/scans_among.js'
/** Whether and when a member has scanned, and whether such a scan still stands. */
export { hasScanned, hasStandingScan, latestScansOf } from './standing_scan_sql.js'
/** The same as pieces of SQL. */
export { countOfScanners, scannedBy, scannedWithin } from './standing_scan_sql.js'
