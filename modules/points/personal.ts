import { rows } from '#app/database/statement'
import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { registerTidying } from '#app/tidying'
import { removeDisputePhotosOf } from './dispute_photos.js'
import { pointDisclosures } from './disclosures.js'
import { keepRefusedTries } from './harvest/refused_tries.js'

// Entries, balance, scans and their bonuses hold no personal text and stay: the ledger adds up
// without a name. Only the words staff gave as a reason and reports of stickers may name somebody.
registerErasure('points', {
  async erase(trx, memberId) {
    const sql = `DELETE FROM ledger_reasons WHERE entry_id IN
      (SELECT id FROM ledger_entries WHERE member_id = ?)`
    await rows(trx, sql, [memberId])
    // Whether somebody was looked at concerns a person, and a note may name one.
    await rows(trx, 'DELETE FROM harvest_cases WHERE member_id = ?', [memberId])
    await rows(trx, 'DELETE FROM refused_tries WHERE member_id = ?', [memberId])
    await rows(trx, 'DELETE FROM hand_bookings WHERE member_id = ?', [memberId])
    await rows(trx, 'DELETE FROM disputes WHERE member_id = ?', [memberId])
  },
  removeTraces: ({ id }) => removeDisputePhotosOf(id),
})

registerDisclosure(...pointDisclosures)

// Between two looks the guesses of members are counted in memory only.
registerTidying(keepRefusedTries)
