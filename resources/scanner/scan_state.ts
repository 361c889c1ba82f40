/** What a credited scan brought. */
export interface ScanResult {
  /** Points gained. */
  points: number
  /** Balance after the scan, in points. */
  balance: number
  title: string
  /** Points of the product itself and what promotions added, where there are any. */
  base?: number
  bonuses?: { name: string; points: number }[]
}

/** A code that is the member's already: what it brought then. Nothing new is booked. @source requirements Q-28 */
export interface OwnScan {
  /** Points of then; 0 where they were taken back since. */
  points: number
  title: string
  /** ISO instant of then, by the server. */
  scannedAt: string
}

/** Why a kept scan has no answer yet. `late`: none came in time; `trouble`: the server failed. */
export type WaitingReason =
  'connection' | 'late' | 'trouble' | 'unavailable' | 'unauthorized' | 'other_member' | 'throttled'

/** Why a scan was refused, and for how many seconds the next one has to wait. */
export interface ScanFailure {
  code: string
  waitForSeconds?: number
}

/** The way of one scan through the page. @source requirements Q-08 */
export type ScanState =
  | { name: 'idle' }
  | { name: 'camera' }
  | { name: 'submitted'; code: string }
  | { name: 'success'; result: ScanResult }
  | { name: 'failed'; failure: ScanFailure; code?: string }
  /** The member's own code once more: information, nothing to celebrate and nothing to report. */
  | { name: 'own'; scan: OwnScan }
  /** A picture shows several codes; the member says which one. */
  | { name: 'choosing'; codes: string[] }
  /** Kept on the phone; nothing is credited yet. */
  | { name: 'waiting'; why: WaitingReason }

export type ScanEvent =
  | { type: 'open_camera' }
  | { type: 'close_camera' }
  | { type: 'submit'; code: string }
  | { type: 'succeed'; result: ScanResult }
  | { type: 'fail'; failure: ScanFailure }
  | { type: 'know'; scan: OwnScan }
  | { type: 'choose'; codes: string[] }
  | { type: 'keep'; why: WaitingReason }
  | { type: 'reset' }

/** The next state; an event that does not fit changes nothing. */
export function nextScanState(state: ScanState, event: ScanEvent): ScanState {
  switch (event.type) {
    case 'open_camera':
      return state.name === 'submitted' ? state : { name: 'camera' }
    case 'close_camera':
      return state.name === 'camera' ? { name: 'idle' } : state
    case 'submit':
      return state.name === 'submitted' ? state : { name: 'submitted', code: event.code }
    case 'succeed':
      return state.name === 'submitted' ? { name: 'success', result: event.result } : state
    case 'fail':
      return state.name === 'success' ? state : failedAfter(state, event.failure)
    case 'know':
      return state.name === 'submitted' ? { name: 'own', scan: event.scan } : state
    case 'choose':
      return state.name === 'submitted' ? state : { name: 'choosing', codes: event.codes }
    case 'keep':
      return state.name === 'submitted' ? { name: 'waiting', why: event.why } : state
    case 'reset':
      return { name: 'idle' }
  }
}

/** A refusal of the server keeps the code it was about, so that it can be reported. */
function failedAfter(state: ScanState, failure: ScanFailure): ScanState {
  if (state.name !== 'submitted') return { name: 'failed', failure }
  return { name: 'failed', failure, code: state.code }
}
