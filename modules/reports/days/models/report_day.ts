import { ReportDaySchema } from '#database/schema'

/** One figure of a day that is over; made of the ledger, and made anew at any time. */
export default class ReportDay extends ReportDaySchema {
  static selfAssignPrimaryKey = true
}
