import { rows } from '#app/database/statement'
import { registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { contentDisclosures } from './disclosures.js'

/** Tables whose rows hold what a member wrote or did; points stay in the ledger without a name. */
const TABLES = ['survey_answers', 'questionnaire_attempts']

registerErasure('content', {
  async erase(trx, memberId) {
    for (const table of TABLES) {
      await rows(trx, `DELETE FROM ${table} WHERE member_id = ?`, [memberId])
    }
  },
})

registerDisclosure(...contentDisclosures)
