import { clock } from '#app/clock'
import { transaction, type Transaction } from '#app/transaction'
import type { CompanyBlock } from '#auth/companies/company_block'
import { saveCompany } from '#auth/companies/member_company'
import { shownTexts } from '#auth/consents/consent_texts'
import { recordConsents, rewardConsent, setConsents } from '#auth/consents/consents'
import { UnableToComplete } from '#auth/exceptions'
import { noteMember } from '#auth/invitations/earlier_accounts'
import Member from '#auth/members/models/member'
import { rewardProfile } from '#auth/profile/points'
import { representativeFor } from '#auth/reference/queries/representatives_of_zip'
import { rewardRegistration } from '../registration_points.js'

/** What the last step asks. @source requirements D-07 */
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

/**
 * The last registration step: stores the details and books the points of the registration and of
 * the consents, all or nothing.
 *
 * @throws unknown_zip, no_representative, unable_to_complete
 */
export async function completeRegistration(
  memberId: number,
  details: RegistrationDetails,
  from: { address: string; locale: string }
): Promise<void> {
  const { regional_representative_zip: zip, main_profession_id: professionId } = details
  const representative = await representativeFor(zip, professionId)
  const shown = await shownTexts(from.locale)
  await transaction(async (trx) => {
    await finish(trx, memberId, details, representative.id)
    await noteMember(trx, memberId)
    await saveCompany(trx, memberId, details.company)
    await saveProfessions(trx, memberId, details)
    const consents = { tos: true, ...details.consent }
    await setConsents(trx, memberId, consents)
    const { address } = from
    const place = { memberId, place: 'registration_details', address, shown } as const
    await recordConsents(trx, place, consents)
    await reward(trx, memberId, details)
  })
}

async function finish(
  trx: Transaction,
  memberId: number,
  details: RegistrationDetails,
  representativeId: number
) {
  const now = clock.now()
  const [finished] = await Member.active(trx)
    .where('id', memberId)
    .whereNotNull('phoneVerifiedAt')
    .whereNull('registeredAt')
    .update({
      // Names that are already known stay: the page shows them read-only.
      lastName: trx.client.raw('coalesce(last_name, ?)', [details.last_name]),
      firstName: trx.client.raw('coalesce(first_name, ?)', [details.first_name]),
      mainProfessionId: details.main_profession_id,
      otherProfession: details.other_profession,
      regionalRepresentativeZip: details.regional_representative_zip,
      regionalRepresentativeId: representativeId,
      tosAcceptedAt: now,
      registeredAt: now,
      updatedAt: now,
    })
  if (!finished) throw new UnableToComplete()
}

async function saveProfessions(trx: Transaction, memberId: number, details: RegistrationDetails) {
  const professions = details.secondary_profession_list
    .filter((id) => id !== details.main_profession_id)
    .map((id) => ({ member_id: memberId, profession_id: id }))
  if (!professions.length) return
  const chosen = trx.client.insertQuery().table('member_secondary_professions')
  await chosen.multiInsert(professions).onConflict().ignore()
}

async function reward(trx: Transaction, memberId: number, details: RegistrationDetails) {
  await rewardRegistration(trx, memberId)
  for (const purpose of ['marketing_phone', 'research_email', 'research_phone'] as const) {
    if (details.consent[purpose]) await rewardConsent(trx, memberId, purpose)
  }
  // An account that was prepared elsewhere may have its shipping address already.
  await rewardProfile(trx, memberId)
}
