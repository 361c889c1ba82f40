/** How often a code was scanned and disputed, by whomever; the wire says reports. */
export interface UsesOfCode {
  scans_of_code: number
  reports_of_code: number
}
