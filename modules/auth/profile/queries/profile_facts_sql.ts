import { shopReader } from '#app/database/engine'
import type { CompanyBlock } from '#auth/companies/company_block'
import { chosenProfessions, type ShownProfession } from '#auth/reference/queries/professions'
import {
  twoFactorIn,
  type TwoFactor,
  type TwoFactorColumns,
} from '#auth/second_factor/queries/two_factor_of'
import type { MemberSchema, RegionalRepresentativeSchema } from '#database/schema'
import type { ShippingBlock } from '../member_shipping.js'

/** What a member told about itself. @source requirements D-03 */
export interface Profile {
  email: string
  /** International form. */
  phone: string
  last_name: string | null
  first_name: string | null
  /** YYYY-MM-DD. */
  birthday: string | null
  /** MM-DD. */
  name_day: string | null
  main_profession: ShownProfession | null
  secondary_professions: ShownProfession[]
  other_profession: string | null
  /** Name in Hungarian order: last, then first. */
  regional_representative: { name: string; phone: string | null; email: string | null } | null
  referral_code: string
}

/** Which consents hold now. @source requirements D-11 and P-14 */
export interface ConsentFlags {
  tos: boolean
  marketing_phone: boolean
  marketing_email: boolean
  research_phone: boolean
  research_email: boolean
}

/** What stands about a member on the rows that are the member's alone. */
export interface ProfileFacts {
  profile: Profile
  /** Null before the registration is finished. */
  company: CompanyBlock | null
  /** Null where none was ever saved. */
  shipping: ShippingBlock | null
  consent: ConsentFlags
  twoFactor: TwoFactor
}

const PROFILE = [
  'email',
  'phone',
  'last_name',
  'first_name',
  'birthday',
  'name_day',
  'other_profession',
  'referral_code',
] as const

const COMPANY = columnsOf<CompanyBlock>('company', [
  'tax_number',
  'name',
  'zip',
  'city',
  'address',
  'house_number',
  'floor',
  'door_number',
])

const SHIPPING = columnsOf<ShippingBlock>('shipping', [
  'first_name',
  'last_name',
  'zip',
  'city',
  'address',
  'house_number',
  'door_number',
  'doorbell',
  'floor',
  'note',
])

const CONSENT = columnsOf<Record<keyof ConsentFlags, 0 | 1 | null>>('consent', [
  'tos',
  'marketing_phone',
  'marketing_email',
  'research_phone',
  'research_email',
])

// Every table here has one row of a member at most, so that one statement reads them all.
const SELECT = `SELECT ${PROFILE.map((name) => `m.${name}`).join(', ')},
  m.main_profession_id AS "mainId",
  (SELECT string_agg(CAST(profession_id AS TEXT), ',') FROM member_secondary_professions
    WHERE member_id = m.id) AS "otherIds",
  r.last_name || ' ' || r.first_name AS "representativeName",
  r.phone AS "representativePhone", r.email AS "representativeEmail",
  CASE WHEN m.two_factor_secret IS NULL THEN 0 ELSE 1 END AS "hasSecret",
  m.two_factor_recovery_codes AS "codes", m.two_factor_confirmed_at AS "confirmedAt",
  company.member_id AS "hasCompany", ${COMPANY.sql},
  shipping.member_id AS "hasShipping", ${SHIPPING.sql}, ${CONSENT.sql}
  FROM members m
  LEFT JOIN regional_representatives r ON r.id = m.regional_representative_id
  LEFT JOIN member_companies company ON company.member_id = m.id
  LEFT JOIN member_shippings shipping ON shipping.member_id = m.id
  LEFT JOIN member_consents consent ON consent.member_id = m.id
  WHERE m.id = ?`

type Members = InstanceType<typeof MemberSchema>
type Representatives = InstanceType<typeof RegionalRepresentativeSchema>
type Row = Record<string, unknown> &
  Pick<Profile, (typeof PROFILE)[number]> &
  TwoFactorColumns & {
    mainId: Members['mainProfessionId']
    /** With commas between them. */
    otherIds: string | null
    representativeName: string | null
    representativePhone: Representatives['phone']
    representativeEmail: Representatives['email']
  }

/** What a member's own page tells of the member, with names of professions in the given language. */
export async function profileFactsOf(memberId: number, locale: string): Promise<ProfileFacts> {
  const [row] = await shopReader().rows<Row>(SELECT, [memberId])
  return {
    profile: await profileIn(row, locale),
    company: row.hasCompany === null ? null : COMPANY.of(row),
    shipping: row.hasShipping === null ? null : SHIPPING.of(row),
    consent: flagsIn(CONSENT.of(row)),
    twoFactor: twoFactorIn(row),
  }
}

async function profileIn(row: Row, locale: string): Promise<Profile> {
  const { mainId, otherIds, representativeName: name } = row
  const { representativePhone: phone, representativeEmail: email } = row
  const professions = await chosenProfessions(
    { mainId, otherIds: otherIds?.split(',').map(Number) ?? [] },
    locale
  )
  return {
    email: row.email,
    phone: row.phone,
    last_name: row.last_name,
    first_name: row.first_name,
    birthday: row.birthday,
    name_day: row.name_day,
    other_profession: row.other_profession,
    referral_code: row.referral_code,
    ...professions,
    regional_representative: name ? { name, phone, email } : null,
  }
}

function flagsIn(flags: Record<keyof ConsentFlags, 0 | 1 | null>): ConsentFlags {
  return {
    tos: flags.tos === 1,
    marketing_phone: flags.marketing_phone === 1,
    marketing_email: flags.marketing_email === 1,
    research_phone: flags.research_phone === 1,
    research_email: flags.research_email === 1,
  }
}

/** Columns of one table under names that no other table has, and the object they make. */
function columnsOf<Block extends object>(table: string, names: (keyof Block & string)[]) {
  const pairs = names.map((name) => [name, `${table}_${name}`] as const)
  return {
    sql: pairs.map(([name, alias]) => `${table}.${name} AS "${alias}"`).join(', '),
    of: (row: Record<string, unknown>) =>
      Object.fromEntries(pairs.map(([name, alias]) => [name, row[alias]])) as Block,
  }
}
