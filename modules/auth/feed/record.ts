import MemberCompanyTransformer from '#auth/companies/transformers/member_company_transformer'
import type MemberConsent from '#auth/consents/models/member_consent'
import type Member from '#auth/members/models/member'
import type MemberVersion from './models/member_version.js'

/** What partners are told of a member; instants are texts in UTC. */
export type PartnerRecord = ReturnType<typeof recordOf>
/** What is told of who was erased. */
export type Tombstone = ReturnType<typeof tombstoneOf>

const PURPOSES = {
  tos: 'tos',
  marketing_phone: 'marketingPhone',
  marketing_email: 'marketingEmail',
  research_phone: 'researchPhone',
  research_email: 'researchEmail',
} as const

const instant = (ms: number | null | undefined) =>
  typeof ms === 'number' ? new Date(ms).toISOString() : null

/** A member with its consents, company and professions. */
export function recordOf(member: Member, { version }: MemberVersion) {
  const { company, consents } = member
  return {
    id: member.id,
    sf_id: member.sfId,
    version,
    updated_at: instant(member.updatedAt),
    deleted_at: null,
    registered_at: instant(member.registeredAt),
    locale: member.locale,
    email: member.email,
    phone: member.phone,
    phone_verified: member.phoneVerifiedAt !== null,
    last_name: member.lastName,
    first_name: member.firstName,
    birthday: member.birthday,
    name_day: member.nameDay,
    main_profession_id: member.mainProfessionId,
    secondary_profession_list: member.secondaryProfessions
      .map(({ professionId }) => professionId)
      .sort((one, other) => one - other),
    other_profession: member.otherProfession,
    regional_representative_zip: member.regionalRepresentativeZip,
    regional_representative_id: member.regionalRepresentativeId,
    company: company ? new MemberCompanyTransformer(company).toObject() : null,
    consents: consentsIn(consents),
  }
}

/** Of who was erased, or never came to be: the ids to erase it by. */
export function tombstoneOf({ memberId: id, sfId, version, deletedAt }: MemberVersion) {
  return { id, sf_id: sfId, version, deleted_at: instant(deletedAt ?? 0) }
}

function consentsIn(consents: MemberConsent | null) {
  const told = Object.entries(PURPOSES).map(([purpose, flag]) => [
    purpose,
    { given: Boolean(consents?.[flag]), changed_at: instant(consents?.[`${flag}ChangedAt`]) },
  ])
  type Told = Record<keyof typeof PURPOSES, { given: boolean; changed_at: string | null }>
  return Object.fromEntries(told) as Told
}
