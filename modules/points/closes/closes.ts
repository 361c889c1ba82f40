export { closeLedger } from './close_ledger.js'
export { closingState, type ClosingState } from './closing_state.js'
export { readAnchor, type Anchor } from './anchor.js'
