/** What a credited scan brought. */
export interface ScanResult {
  /** Points gained. */
  points: number
  /** Balance after the scan, in points. */
  balance: number
  title: string
  /** This member had scanned the code before: these are the points of then, nothing new. */
  repeated?: boolean
  /** Points of the product itself and what promotions added, where there are any. */
  base?: number
  bonuses?: { name: string; points: number }[]
}

/** Why a scan was refused, and for how many seconds the next one has to wait. */
export interface ScanFailure {
  code: string
  waitForSeconds?: number
}

/** The way of one scan through the page. @source specification §4 */
export type ScanState =
  | { name: 'idle' }
  | { name: 'camera' }
  | { name: 'submitted'; code: string }
  | { name: 'success'; result: ScanResult }
  | { name: 'failed'; failure: ScanFailure; code?: string }
  /** Kept on the phone; nothing is credited yet. */
  | { name: 'waiting' }

export type ScanEvent =
  | { type: 'open_camera' }
  | { type: 'close_camera' }
  | { type: 'submit'; code: string }
  | { type: 'succeed'; result: ScanResult }
  | { type: 'fail'; failure: ScanFailure }
  | { type: 'keep' }
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
    case 'keep':
      return state.name === 'submitted' ? { name: 'waiting' } : state
    case 'reset':
      return { name: 'idle' }
  }
}

/** A refusal of the server keeps the code it was about, so that it can be reported. */
function failedAfter(state: ScanState, failure: ScanFailure): ScanState {
  if (state.name !== 'submitted') return { name: 'failed', failure }
  return { name: 'failed', failure, code: state.code }
}
