import { LedgerReasonSchema } from '#database/schema'

/** Why staff booked an entry by hand; erased with the member. */
export default class LedgerReason extends LedgerReasonSchema {}
