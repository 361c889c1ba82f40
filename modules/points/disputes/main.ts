/** Opens a dispute about a sticker that earned nothing. */
export { openDispute } from './actions/open_dispute.js'
/** Topic and payload of the message that a dispute was answered. */
export { DISPUTE_SETTLED_TOPIC, type SettledDispute } from './actions/settle_dispute.js'
