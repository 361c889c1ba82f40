/** Closes the days that are over. */
export { closeLedger } from './close_ledger.js'
/** How far the closes are, and the anchor an operator kept. */
export { closingState } from './closing_state.js'
export { readAnchor } from './anchor.js'
