import { appendOnly } from '#app/database/append_only'
import { LedgerCloseSchema } from '#database/schema'

/** A closed day of the ledger, chained to the one before. */
export default class LedgerClose extends LedgerCloseSchema {
  static selfAssignPrimaryKey = true
}

appendOnly(LedgerClose)
