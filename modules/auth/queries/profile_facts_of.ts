import { shopReader } from '#app/database/engine'
import type { CompanyBlock } from '#auth/company_block'
import { chosenProfessions } from './professions.js'
import type { Profile } from './profile_of.js'
import type { ShippingBlock } from './shipping_of.js'
import { twoFactorIn, type TwoFactor, type TwoFactorColumns } from './two_factor_of.js'

/** Which consents hold now. @source requirement rows D-11 and P-14 */
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

const COMPANY = columnsOf('company', [
  'tax_number',
  'name',
  'zip',
  'city',
  'address',
  'house_number',
  'floor',
  'door_number',
] satisfies (keyof CompanyBlock)[])

const SHIPPING = columnsOf('shipping', [
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
] satisfies (keyof ShippingBlock)[])

const CONSENT = columnsOf('consent', [
  'tos',
  'marketing_phone',
  'marketing_email',
  'research_phone',
  'research_email',
] satisfies (keyof ConsentFlags)[])

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

type Value = string | number | null
type Row = Record<string, Value> &
  Pick<Profile, (typeof PROFILE)[number]> &
  TwoFactorColumns & {
    mainId: number | null
    /** With commas between them. */
    otherIds: string | null
    representativeName: string | null
    representativePhone: string | null
    representativeEmail: string | null
  }

/** What a member's own page tells of the member, with names of trades in the given language. */
export async function profileFactsOf(memberId: number, locale: string): Promise<ProfileFacts> {
  const [row] = await shopReader().rows<Row>(SELECT, [memberId])
  return {
    profile: await profileIn(row, locale),
    company: row.hasCompany === null ? null : (COMPANY.of(row) as unknown as CompanyBlock),
    shipping: row.hasShipping === null ? null : (SHIPPING.of(row) as unknown as ShippingBlock),
    consent: CONSENT.of(row, isGiven),
    twoFactor: twoFactorIn(row),
  }
}

async function profileIn(row: Row, locale: string): Promise<Profile> {
  const { mainId, otherIds, representativeName: name } = row
  const { representativePhone: phone, representativeEmail: email } = row
  const professions = await chosenProfessions({ mainId, otherIds }, locale)
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

function isGiven(flag: Value): boolean {
  return flag === 1
}

/** Columns of one table under names that no other table has, and the object they make. */
function columnsOf<Name extends string>(table: string, names: Name[]) {
  const pairs = names.map((name) => [name, `${table}_${name}`] as const)
  return {
    sql: pairs.map(([name, alias]) => `${table}.${name} AS "${alias}"`).join(', '),
    of<Told = Value>(row: Record<string, Value>, tell?: (value: Value) => Told) {
      const block = {} as Record<Name, Told>
      for (const [name, alias] of pairs)
        block[name] = tell ? tell(row[alias]) : (row[alias] as Told)
      return block
    },
  }
}
