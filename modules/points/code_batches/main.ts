/** Makes a batch of codes, releases it, and makes it void as a whole or in part. */
export { createBatch } from './actions/create_batch.js'
export { activateBatch, restoreBatch, voidBatch } from './actions/change_batch_state.js'
export { voidRange } from './actions/void_range.js'
/** The batches, one or all. */
export { codeBatch, codeBatches } from './queries/code_batch.js'
export type { default as CodeBatch } from './models/code_batch.js'
/** One code of a batch, and the keys codes are made with. */
export { codeOfBatch } from './queries/code_of_batch.js'
export { codeKeys } from './code_keys.js'
/** What became of printed stickers. */
export { reconciliation, type Reconciliation } from './queries/reconciliation.js'
export type { SerialRange } from './queries/void_ranges.js'
/** Characters of a reason for a void at most. */
export { VOID_REASON_MAX } from '../constants.js'
