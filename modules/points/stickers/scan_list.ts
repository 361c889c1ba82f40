import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { shopReader } from '#app/database/engine'
import { typedCode } from '#app/rules/code_text'
import type LedgerEntry from '#points/ledger/models/ledger_entry'
import type Scan from '#points/scans/models/scan'
import { CHUNK, SCANS_OF_RANGE } from '../code_batches/batch_figures_sql.js'
import type Code from '../code_batches/models/code.js'
import type { SerialRange } from '../code_batches/queries/void_ranges.js'

/** What spreadsheets take for the beginning of UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = ['serial', 'code', 'member_id', 'points', 'scanned_at']

/**
 * The credited scans of a part of a batch as lines of CSV: semicolons, serials from 1, instants in
 * UTC. No cell can be a formula, because figures, codes and instants are all there is.
 *
 * @param onScans hears how many scans are written
 */
export function scanList(
  batchId: number,
  range: SerialRange,
  onScans: (scans: number) => void = () => {}
): Readable {
  return Readable.from(linesOf(batchId, range, onScans))
}

async function* linesOf(batchId: number, range: SerialRange, onScans: (scans: number) => void) {
  let written = 0
  yield BYTE_ORDER_MARK + stringify([COLUMNS], { delimiter: ';' })
  for await (const scans of scansOfRange(batchId, range)) {
    yield stringify(scans.map(cellsOf), { delimiter: ';' })
    onScans((written += scans.length))
  }
}

function cellsOf({ serial, code, memberId, points, scannedAt }: ScanOfRange) {
  return [serial + 1, typedCode(code), memberId, points, new Date(scannedAt).toISOString()]
}

/** A credited scan of a sticker, with the points it brought; serials count from 0. */
type ScanOfRange = Pick<Code, 'serial' | 'code'> &
  Pick<Scan, 'memberId' | 'scannedAt'> &
  Pick<LedgerEntry, 'points'>

/** Every credited scan of a part of a batch, in the order of the stickers, a chunk at a time. */
async function* scansOfRange(
  batchId: number,
  { first, last }: SerialRange
): AsyncGenerator<ScanOfRange[]> {
  let after = [first, 0]
  for (;;) {
    const [serial, memberId] = after
    const values = [batchId, serial, last, serial, memberId]
    const chunk = await shopReader().rows<ScanOfRange>(SCANS_OF_RANGE, values)
    if (chunk.length) yield chunk
    if (chunk.length < CHUNK) return
    const end = chunk[chunk.length - 1]
    after = [end.serial, end.memberId]
  }
}
