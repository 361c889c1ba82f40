import db from '@adonisjs/lucid/services/db'
import Scan from '../../models/scan.js'

/** Scans with their stickers and entries as one table, so that a list can be sorted by the place of the sticker. */
export function scansWithStickers() {
  const withStickers = db
    .from('scans as s')
    .join('codes as c', 'c.code', 's.code')
    .join('ledger_entries as e', 'e.id', 's.entry_id')
    .select('s.*', 's.entry_id as id', 'c.batch_id', 'c.serial', 'e.points', 'e.source_name')
    .as('scans')
  return Scan.query().from(withStickers)
}
