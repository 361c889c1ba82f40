/** That a scan, which the statement calls `s`, was not taken back. */
export const STANDS = `NOT EXISTS
  (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = s.entry_id)`
