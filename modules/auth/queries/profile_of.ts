import { shopReader } from '#app/database/engine'
import { professionsOfMember, type Profession } from './professions.js'

/** What a member told about itself. @source requirement row D-03 */
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
  main_profession: Profession | null
  secondary_professions: Profession[]
  other_profession: string | null
  /** Name in Hungarian order: last, then first. */
  regional_representative: { name: string; phone: string | null; email: string | null } | null
  referral_code: string
}

type Row = Omit<
  Profile,
  'main_profession' | 'secondary_professions' | 'regional_representative'
> & {
  representativeName: string | null
  representativePhone: string | null
  representativeEmail: string | null
}

const SELECT = `SELECT m.email, m.phone, m.last_name, m.first_name, m.birthday, m.name_day,
  m.other_profession, m.referral_code, r.last_name || ' ' || r.first_name AS "representativeName",
  r.phone AS "representativePhone", r.email AS "representativeEmail"
  FROM members m LEFT JOIN regional_representatives r ON r.id = m.regional_representative_id
  WHERE m.id = ?`

/** The profile of a member, with names of trades in the given language. */
export async function profileOf(memberId: number, locale: string): Promise<Profile> {
  const [[row], professions] = await Promise.all([
    shopReader().rows<Row>(SELECT, [memberId]),
    professionsOfMember(memberId, locale),
  ])
  const { representativeName: name, representativePhone, representativeEmail, ...profile } = row
  const found = name && { name, phone: representativePhone, email: representativeEmail }
  return { ...profile, ...professions, regional_representative: found || null }
}
