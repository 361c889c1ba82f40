import { shopReader } from '#app/database/engine'
import { areStickers, bySerial } from '#points/stickers_sql'
import type { SerialRange } from './void_ranges.js'

/** A credited scan of a sticker. */
export interface ScanOfRange {
  /** Place of the sticker in its batch, from 0. */
  serial: number
  code: string
  memberId: number
  /** Points the scan brought. */
  points: number
  /** Milliseconds UTC. */
  scannedAt: number
}

/** Scans read at a time. */
const CHUNK = 1000

/** The part that is asked for, of one row, so that the scans come in their order without being sorted. */
const WANTED = {
  batch: '(SELECT batch FROM wanted)',
  first: '(SELECT begins FROM wanted)',
  last: '(SELECT ends FROM wanted)',
}

const NEXT = `WITH wanted AS (SELECT CAST(? AS INTEGER) AS batch, CAST(? AS INTEGER) AS begins,
    CAST(? AS INTEGER) AS ends)
  SELECT c.serial, s.code, s.member_id AS "memberId", e.points, s.scanned_at AS "scannedAt"
  FROM codes c JOIN scans s ON s.code = c.code JOIN ledger_entries e ON e.id = s.entry_id
  WHERE ${areStickers('c', WANTED)} AND (c.serial, s.member_id) > (?, ?)
  ORDER BY ${bySerial('c')}, s.member_id LIMIT ${CHUNK}`

/** Every credited scan of a part of a batch, in the order of the stickers, a chunk at a time. */
export async function* scansOfRange(
  batchId: number,
  { first, last }: SerialRange
): AsyncGenerator<ScanOfRange[]> {
  let after = [first, 0]
  for (;;) {
    const [serial, memberId] = after
    const values = [batchId, serial, last, serial, memberId]
    const chunk = await shopReader().rows<ScanOfRange>(NEXT, values)
    if (chunk.length) yield chunk
    if (chunk.length < CHUNK) return
    const end = chunk[chunk.length - 1]
    after = [end.serial, end.memberId]
  }
}
