import type { OwnScan, ScanFailure, ScanResult } from '~/scanner/scan_state'

/** A scan on this phone: kept before it is sent, and until the member has seen what became of it. */
export interface QueuedScan {
  /** The client id: the server books one id once, however often it is sent. Row Q-12. */
  id: string
  /** The 16 plain characters. */
  code: string
  /** By the clock of the phone, in ms. */
  scannedAt: number
  state: 'waiting' | 'credited' | 'own' | 'refused'
  /** The member was told that it waits, so the list shows what became of it. */
  isListed: boolean
  /** With `credited`. */
  result?: ScanResult
  /** With `own`. */
  own?: OwnScan
  /** With `refused`. */
  failure?: ScanFailure
}

/** Scans of one member in their order. */
export interface ScanStore {
  /** What is kept outlives the page; false where the browser keeps nothing. */
  readonly isDurable: boolean
  read(): Promise<QueuedScan[]>
  /** Changes the list in one step, whatever other tabs do, and answers the new one. */
  change(by: (scans: QueuedScan[]) => QueuedScan[]): Promise<QueuedScan[]>
}

/** Why the queue stopped: nothing is decided, the scans wait on. */
export type PauseReason =
  /** No network, no answer in time, or an answer that is not ours. */
  | 'connection'
  /** The shop is closed for a while. */
  | 'unavailable'
  /** The login has expired. */
  | 'unauthorized'
  /** Somebody else is logged in. */
  | 'other_member'
  /** Too many invalid codes before. */
  | 'throttled'

export interface Pause {
  reason: PauseReason
  /** The scan that met it. */
  scanId: string
  /** With `throttled`, in seconds. */
  waitForSeconds?: number
}

/** What became of one sending. `trouble` says that this scan cannot be decided now, others can. */
export type Sent =
  /** `own` beside it: the server had answered this very scan before, with the points of then. */
  | { type: 'credited'; result: ScanResult; own?: OwnScan }
  | { type: 'own'; own: OwnScan }
  | { type: 'refused'; failure: ScanFailure }
  | { type: 'paused'; reason: PauseReason; waitForSeconds?: number }
  | { type: 'trouble' }
