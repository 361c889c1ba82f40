import type { Profession } from './professions.js'
import { profileFactsOf } from './profile_facts_of.js'

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

/** The profile of a member, with names of trades in the given language. */
export async function profileOf(memberId: number, locale: string): Promise<Profile> {
  return (await profileFactsOf(memberId, locale)).profile
}
