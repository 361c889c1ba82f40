import type { ScanFailure, ScanResult } from '~/scanner/scan_state'

/** What became of a submitted code. Points are only ever told with `credited`. */
export type ScanAnswer =
  | { state: 'credited'; result: ScanResult }
  | { state: 'refused'; failure: ScanFailure }
  /** The server could not be asked; the scan is kept and sent later. */
  | { state: 'waiting' }
