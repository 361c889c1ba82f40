import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { typedCode } from '#points/code_format'
import { scansOfRange, type ScanOfRange } from '#points/queries/scans_of_range'
import type { SerialRange } from '#points/queries/void_ranges'

/** What spreadsheets take for the beginning of UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = ['serial', 'code', 'member_id', 'points', 'scanned_at']

/**
 * The credited scans of a part of a batch as lines of CSV: semicolons, serials from 1, instants in
 * UTC. No cell can be a formula, because figures, codes and instants are all there is.
 */
export function scanList(batchId: number, range: SerialRange): Readable {
  return Readable.from(linesOf(batchId, range))
}

async function* linesOf(batchId: number, range: SerialRange) {
  yield BYTE_ORDER_MARK + stringify([COLUMNS], { delimiter: ';' })
  for await (const scans of scansOfRange(batchId, range)) {
    yield stringify(scans.map(cellsOf), { delimiter: ';' })
  }
}

function cellsOf({ serial, code, memberId, points, scannedAt }: ScanOfRange) {
  return [serial + 1, typedCode(code), memberId, points, new Date(scannedAt).toISOString()]
}
