import { shopReader } from '#app/database/engine'
import { professionsOfMember, type Profession } from './professions.js'
import { representativesOf } from './representatives.js'

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
  representativeId: number | null
}

const SELECT = `SELECT email, phone, last_name, first_name, birthday, name_day, other_profession,
  referral_code, regional_representative_id AS "representativeId" FROM members WHERE id = ?`

/** The profile of a member, with names of trades in the given language. */
export async function profileOf(memberId: number, locale: string): Promise<Profile> {
  const [[row], professions] = await Promise.all([
    shopReader().rows<Row>(SELECT, [memberId]),
    professionsOfMember(memberId, locale),
  ])
  const { representativeId, ...profile } = row
  const [found] = representativeId ? await representativesOf([representativeId]) : []
  const regional_representative = found
    ? { name: `${found.last_name} ${found.first_name}`, phone: found.phone, email: found.email }
    : null
  return { ...profile, ...professions, regional_representative }
}
