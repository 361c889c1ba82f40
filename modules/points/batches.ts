/** Batches of codes: made, released, withdrawn as a whole or in part. */
export { createBatch, type BatchPlan } from './actions/create_batch.js'
export { activateBatch, voidBatch } from './actions/change_batch_state.js'
export { withdrawRange, type Withdrawal } from './actions/withdraw_range.js'
export { codeOfBatch } from './queries/code_of_batch.js'
export { codeBatch, codeBatches, type BatchState, type CodeBatch } from './queries/code_batch.js'
export { RangeOutsideBatch, UnknownBatch } from './exceptions.js'
/** What became of printed stickers, and whose scans a withdrawal concerns. */
export { reconciliation, type Reconciliation } from './queries/reconciliation.js'
export type { SerialRange } from './queries/void_ranges.js'
export { scanList } from './stickers/scan_list.js'
/** What is printed: the stickers of a batch, and whether an address is worth printing. */
export { stickers } from './stickers/stickers.js'
export { LABEL_NAMES, type LabelName } from './stickers/label_formats.js'
export { isOwnComputer } from './stickers/sticker.js'
/** Scans that look like a harvest, put before somebody. */
export { GUESS_ALARM_TOPIC, type GuessAlarm } from './harvest/guess_alarm.js'
export { reviewHarvests, type HarvestReview } from './actions/review_harvests.js'
export { SharedMarks, type SharedKind, type SharedWithInvited } from './contracts/shared_marks.js'
export { settleHarvestCase, type HarvestVerdict } from './actions/settle_harvest_case.js'
