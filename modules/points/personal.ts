import { rows } from '#app/database/statement'
import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { pointDisclosures } from './disclosures.js'

// Entries, balance, scans and their bonuses hold no personal text and stay: the ledger adds up without a name.
// Only the words staff gave as a reason may name somebody.
registerErasure('points', {
  async erase(trx, memberId) {
    const sql = `DELETE FROM ledger_reasons WHERE entry_id IN
      (SELECT id FROM ledger_entries WHERE member_id = ?)`
    await rows(trx, sql, [memberId])
  },
})

registerDisclosure(...pointDisclosures)
