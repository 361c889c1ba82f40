import { ReportScannerSchema } from '#database/schema'

/** Who scanned on a day that is over; made of the ledger, and made anew at any time. */
export default class ReportScanners extends ReportScannerSchema {
  static table = 'report_scanners'
  static selfAssignPrimaryKey = true
}
