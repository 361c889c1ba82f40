/** How much a member of the demo buys and scans. */
export type Diligence = 'curious' | 'regular' | 'diligent'

/** Consents a member of the demo has given besides the terms. */
export type PlannedConsents = {
  marketing_phone: boolean
  marketing_email: boolean
  research_phone: boolean
  research_email: boolean
}

/** One member of the demo before the database knows it. */
export type MemberPlan = {
  email: string
  phone: string
  last_name: string
  first_name: string
  /** YYYY-MM-DD, or null where the member has not told it. */
  birthday: string | null
  /** MM-DD, or null where the member has not told it. */
  name_day: string | null
  locale: 'hu' | 'en'
  diligence: Diligence
  /** How many times the member orders; chance decides where it is missing. */
  orders?: number
  /** Days before the filling on which the member registered. */
  registered_days_ago: number
  /** Place in the list of firms. */
  company: number
  /** Whether shipping data are stored, which completes the profile. */
  has_shipping: boolean
  /** Place in the list of professions. */
  profession: number
  secondary_professions: number[]
  consents: PlannedConsents
  /** Place of the inviting member in the list of plans; always an earlier one. */
  invited_by: number | null
}
