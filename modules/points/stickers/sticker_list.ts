import { stringify } from 'csv-stringify'
import type { Sticker } from './sticker.js'

/** Rows between two pauses, so that others and Ctrl-C get their turn. */
const ROWS_PER_TURN = 2000

/**
 * The stickers as lines of CSV: UTF-8 with byte order mark, semicolons, everything quoted, serials
 * from 1 as everywhere else that people read them. No cell can be a formula, because codes, figures and addresses are all there is.
 *
 * @param onRow called with the number of rows so far; what it throws ends the list
 */
export function stickerList(stickers: Iterable<Sticker>, onRow: (rows: number) => void) {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    quoted: true,
    record_delimiter: 'windows',
    header: true,
    columns: ['serial', 'code', 'typed', 'address'],
  })
  void feed(stickers, csv, onRow)
  return csv
}

async function feed(
  stickers: Iterable<Sticker>,
  csv: ReturnType<typeof stringify>,
  onRow: (rows: number) => void
) {
  try {
    let rows = 0
    for (const { serial, code, typed, address } of stickers) {
      const hasRoom = csv.write([String(serial + 1), code, typed, address])
      onRow(++rows)
      if (!hasRoom) await new Promise((resolve) => csv.once('drain', resolve))
      else if (rows % ROWS_PER_TURN === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    csv.end()
  } catch (error) {
    csv.destroy(error as Error)
  }
}
