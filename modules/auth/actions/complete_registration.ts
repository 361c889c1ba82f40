import { inject } from '@adonisjs/core'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import type { CompanyBlock } from '#auth/company_block'
import { shownTexts } from '#auth/consent_texts'
import { recordConsents, rewardConsent, setConsents } from '#auth/consents'
import { UnableToComplete } from '#auth/exceptions'
import { saveCompany } from '#auth/member_company'
import { rewardProfile } from '#auth/profile/points'
import { RepresentativeFor } from '#auth/queries/representative_for'
import { rewardRegistration } from '#auth/registration_points'

/** What the last step asks. @source requirement row D-07 */
export interface RegistrationDetails {
  last_name: string
  first_name: string
  company: CompanyBlock
  regional_representative_zip: string
  main_profession_id: number
  other_profession: string | null
  secondary_profession_list: number[]
  consent: { marketing_phone: boolean; research_email: boolean; research_phone: boolean }
}

// Names that are already known stay: the page shows them read-only.
const FINISH = `UPDATE members SET last_name = COALESCE(last_name, ?),
  first_name = COALESCE(first_name, ?), main_profession_id = ?, other_profession = ?,
  regional_representative_zip = ?, regional_representative_id = ?, tos_accepted_at = ?,
  registered_at = ?, updated_at = ?
  WHERE id = ? AND phone_verified_at IS NOT NULL AND registered_at IS NULL
    AND deleted_at IS NULL AND disabled_at IS NULL RETURNING id`

/**
 * The last registration step: stores the details and books the points of the registration and of
 * the consents, all or nothing.
 *
 * @throws unknown_zip, no_representative, unable_to_complete
 */
@inject()
export class CompleteRegistration {
  constructor(private representativeFor: RepresentativeFor) {}

  async handle(
    memberId: number,
    details: RegistrationDetails,
    from: { address: string; locale: string }
  ): Promise<void> {
    const { regional_representative_zip: zip, main_profession_id: professionId } = details
    const representative = await this.representativeFor.handle(zip, professionId)
    const shown = await shownTexts(from.locale)
    await transaction(async (trx) => {
      await this.#finish(trx, memberId, details, representative.id)
      await saveCompany(trx, memberId, details.company)
      await this.#saveProfessions(trx, memberId, details)
      const consents = { tos: true, ...details.consent }
      await setConsents(trx, memberId, consents)
      const { address } = from
      const place = { memberId, place: 'registration_details', address, shown } as const
      await recordConsents(trx, place, consents)
      await this.#reward(trx, memberId, details)
    })
  }

  async #finish(
    trx: Transaction,
    memberId: number,
    details: RegistrationDetails,
    representativeId: number
  ) {
    const now = clock.now()
    const finished = await rows(trx, FINISH, [
      details.last_name,
      details.first_name,
      details.main_profession_id,
      details.other_profession,
      details.regional_representative_zip,
      representativeId,
      now,
      now,
      now,
      memberId,
    ])
    if (!finished.length) throw new UnableToComplete()
  }

  async #saveProfessions(trx: Transaction, memberId: number, details: RegistrationDetails) {
    const sql = `INSERT INTO member_secondary_professions (member_id, profession_id)
      VALUES (?, ?) ON CONFLICT DO NOTHING`
    for (const id of details.secondary_profession_list) {
      if (id !== details.main_profession_id) await rows(trx, sql, [memberId, id])
    }
  }

  async #reward(trx: Transaction, memberId: number, details: RegistrationDetails) {
    await rewardRegistration(trx, memberId)
    for (const purpose of ['marketing_phone', 'research_email', 'research_phone'] as const) {
      if (details.consent[purpose]) await rewardConsent(trx, memberId, purpose)
    }
    // An account that was prepared elsewhere may have its shipping address already.
    await rewardProfile(trx, memberId)
  }
}
