import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { registerTidying } from '#app/tidying'
import { removeDisputePhotosOf } from './disputes/dispute_photos.js'
import Dispute from './disputes/models/dispute.js'
import HandBooking from './hand_bookings/models/hand_booking.js'
import HarvestCase from './harvest/models/harvest_case.js'
import { keepRefusedTries } from './harvest/refused_tries.js'
import LedgerEntry from './ledger/models/ledger_entry.js'
import LedgerReason from './ledger/models/ledger_reason.js'
import { pointDisclosures } from './my_data/disclosures.js'
import RefusedTry from './scans/models/refused_try.js'

// Entries, balance, scans and their bonuses hold no personal text and stay: the ledger adds up
// without a name. Only the words staff gave as a reason and reports of stickers may name somebody.
registerErasure('points', {
  async erase({ client }, memberId) {
    const entries = LedgerEntry.query({ client }).where({ memberId }).select('id')
    await LedgerReason.query({ client }).whereIn('entryId', entries).delete()
    // Whether somebody was looked at concerns a person, and a note may name one.
    for (const model of [HarvestCase, RefusedTry, HandBooking, Dispute]) {
      await model.query({ client }).where({ memberId }).delete()
    }
  },
  removeTraces: ({ id }) => removeDisputePhotosOf(id),
})

registerDisclosure(...pointDisclosures)

// Between two looks the guesses of members are counted in memory only.
registerTidying(keepRefusedTries)
