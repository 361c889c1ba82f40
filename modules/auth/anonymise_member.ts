import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { newToken } from './secrets.js'

/** What hangs on a member and goes with it; the proofs of consents stay, sealed for ever. */
const TABLES = [
  'member_companies',
  'member_shippings',
  'member_consents',
  'member_secondary_professions',
  'phone_verifications',
  'password_reset_tokens',
  'remember_tokens',
  'member_marks',
]

/** Columns of a member that say something of a person, or let somebody in. */
const EMPTIED = [
  'email',
  'pending_email',
  'phone',
  'password',
  'locale',
  'last_name',
  'first_name',
  'birthday',
  'name_day',
  'main_profession_id',
  'other_profession',
  'regional_representative_zip',
  'regional_representative_id',
  'sf_id',
  'two_factor_secret',
  'two_factor_recovery_codes',
  'two_factor_confirmed_at',
  'two_factor_last_step',
  'two_factor_codes_due_until',
]

// What a provider told of the company is only a copy kept to spare questions; a sole trader's
// company has the name of its owner.
const FORGET_COMPANY = `DELETE FROM company_lookups WHERE tax_number IN
  (SELECT tax_number FROM member_companies WHERE member_id = ?)`

// Who comes back is still known, but no longer as the member of this row.
const CUT_LOOSE = 'UPDATE known_people SET member_id = 0 WHERE member_id = ?'

const EMPTY = `UPDATE members SET ${EMPTIED.map((column) => `${column} = NULL`).join(', ')},
  referral_code = ?, newsletter_secret = ? WHERE id = ?`

/** Characters of a referral code, as its column takes them. */
const CODE_LENGTH = 16

/** Takes the person out of the row of a member; ledger and orders keep pointing at the row. */
export async function anonymiseMember(trx: Transaction, memberId: number): Promise<void> {
  await rows(trx, FORGET_COMPANY, [memberId])
  await rows(trx, CUT_LOOSE, [memberId])
  for (const table of TABLES) {
    await rows(trx, `DELETE FROM ${table} WHERE member_id = ?`, [memberId])
  }
  // Links and secrets that were handed out lead nowhere from now on.
  await rows(trx, EMPTY, [newToken().slice(0, CODE_LENGTH), newToken(), memberId])
}
