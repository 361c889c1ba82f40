import type { RowOf } from '#app/database/row_of'
import type { CompanyBlock } from '#auth/companies/company_block'
import type MemberCompany from '#auth/companies/models/member_company'
import type MemberConsent from '#auth/consents/models/member_consent'
import type Member from '#auth/members/models/member'
import type MemberVersion from './models/member_version.js'

/** What partners are told of a member; instants are texts in UTC. */
export type PartnerRecord = ReturnType<typeof recordOf>
/** What is told of who was erased. */
export type Tombstone = ReturnType<typeof tombstoneOf>

/** What is read of each table beside the id of the member. */
export const VERSION = ['version', 'deletedAt'] as const
export const MEMBER = [
  'id',
  'updatedAt',
  'registeredAt',
  'locale',
  'email',
  'phone',
  'phoneVerifiedAt',
  'lastName',
  'firstName',
  'birthday',
  'nameDay',
  'mainProfessionId',
  'otherProfession',
  'regionalRepresentativeZip',
  'regionalRepresentativeId',
] as const
export const COMPANY = [
  'taxNumber',
  'name',
  'zip',
  'city',
  'address',
  'houseNumber',
  'floor',
  'doorNumber',
] as const
export const CONSENTS = [
  'tos',
  'tosChangedAt',
  'marketingPhone',
  'marketingPhoneChangedAt',
  'marketingEmail',
  'marketingEmailChangedAt',
  'researchPhone',
  'researchPhoneChangedAt',
  'researchEmail',
  'researchEmailChangedAt',
] as const

/** An id that a member does not have any more is kept beside its version. */
type MemberPart = RowOf<Member, (typeof MEMBER)[number]> & {
  own_sf_id: Member['sfId']
  gone_at: Member['deletedAt']
}
type CompanyPart = RowOf<MemberCompany, (typeof COMPANY)[number]>
type ConsentsPart = RowOf<MemberConsent, (typeof CONSENTS)[number]>
/** Nothing where the tables have no row. */
type Joined = (MemberPart | { id: null }) &
  (CompanyPart | { tax_number: null }) &
  (ConsentsPart | { tos: null })
/** A member by its version, with what belongs to it. */
export type RecordRow = RowOf<MemberVersion, 'memberId' | 'sfId' | (typeof VERSION)[number]> &
  Joined

// Most instants of a member are those of its registration, and making texts of them is much of what a page of them costs: the last
// one is given again.
let last = { ms: Number.NaN, text: '' }

function instant(ms: number | null | undefined): string | null {
  if (typeof ms !== 'number') return null
  if (ms !== last.ms) last = { ms, text: new Date(ms).toISOString() }
  return last.text
}

/**
 * A member with its consents, company and professions.
 *
 * @param professions their ids, in order
 */
export function recordOf(row: RecordRow & MemberPart, professions: number[]) {
  return {
    id: row.id,
    sf_id: row.own_sf_id,
    version: row.version,
    updated_at: instant(row.updated_at),
    deleted_at: null,
    registered_at: instant(row.registered_at),
    locale: row.locale,
    email: row.email,
    phone: row.phone,
    phone_verified: row.phone_verified_at !== null,
    last_name: row.last_name,
    first_name: row.first_name,
    birthday: row.birthday,
    name_day: row.name_day,
    main_profession_id: row.main_profession_id,
    secondary_profession_list: professions,
    other_profession: row.other_profession,
    regional_representative_zip: row.regional_representative_zip,
    regional_representative_id: row.regional_representative_id,
    company: row.tax_number === null ? null : companyIn(row),
    consents: consentsIn(row.tos === null ? undefined : row),
  }
}

/** Of who was erased, or never came to be: the ids to erase it by. */
export function tombstoneOf({ member_id: id, sf_id, version, deleted_at: at }: RecordRow) {
  return { id, sf_id, version, deleted_at: instant(at ?? 0) }
}

function companyIn(row: CompanyPart): CompanyBlock {
  return {
    tax_number: row.tax_number,
    name: row.name,
    zip: row.zip,
    city: row.city,
    address: row.address,
    house_number: row.house_number,
    floor: row.floor,
    door_number: row.door_number,
  }
}

function consentsIn(row: ConsentsPart | undefined) {
  const consent = (given = 0, changedAt: number | null = null) => {
    return { given: given === 1, changed_at: instant(changedAt) }
  }
  return {
    tos: consent(row?.tos, row?.tos_changed_at),
    marketing_phone: consent(row?.marketing_phone, row?.marketing_phone_changed_at),
    marketing_email: consent(row?.marketing_email, row?.marketing_email_changed_at),
    research_phone: consent(row?.research_phone, row?.research_phone_changed_at),
    research_email: consent(row?.research_email, row?.research_email_changed_at),
  }
}
