/** Closes the days that are over, and says which one is the last of them. */
export { closeLedger, dueDay } from './close_ledger.js'
/** How far the closes are, and the anchor an operator kept. */
export { closingState } from './closing_state.js'
export { readAnchor } from './anchor.js'
