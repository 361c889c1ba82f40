import type { OwnScan, ScanFailure, ScanResult, WaitingReason } from '~/scanner/scan_state'

/** What became of a submitted code. Points are only ever told with `credited`. */
export type ScanAnswer =
  | { state: 'credited'; result: ScanResult }
  /** The member has scanned it before. */
  | { state: 'own'; scan: OwnScan }
  | { state: 'refused'; failure: ScanFailure }
  /** The server could not be asked; the scan is kept and sent later. */
  | { state: 'waiting'; why: WaitingReason }
