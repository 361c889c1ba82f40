/** What a member told about itself. */
export type Profile = {
  email: string
  phone: string
  last_name: string | null
  first_name: string | null
  birthday: string | null
  name_day: string | null
  main_profession: { id: number; name: string; api_name: string | null } | null
  secondary_professions: { id: number; name: string; api_name: string | null }[]
  other_profession: string | null
  regional_representative: { name: string; phone: string | null; email: string | null } | null
}

/** Where gifts are sent. */
export type Shipping = {
  first_name: string | null
  last_name: string | null
  zip: string | null
  city: string | null
  address: string | null
  house_number: string | null
  door_number: string | null
  doorbell: string | null
  floor: number | null
  note: string | null
}

/** Which consents hold. */
export type Consents = {
  tos: boolean
  marketing_phone: boolean
  marketing_email: boolean
  research_phone: boolean
  research_email: boolean
}

/** One change of a consent, with the wording that was shown. */
export type ConsentChange = {
  id: number
  purpose: string
  given: boolean
  /** Milliseconds UTC. */
  changed_at: number
  place: string
  text_version: string
  text: string | null
}

/** One change of the points. */
export type PointEntry = {
  id: number
  source: 'qrcode' | 'adjustment' | 'others'
  /** The exact reason behind the group. */
  source_key: string
  source_name: string
  /** Milliseconds UTC. */
  created_at: number
  points: number
}

/** A page of the points history, newest first. */
export type History = {
  data: PointEntry[]
  current_page: number
  last_page: number
  per_page: number
}

/** Points that something still brings the first time; 0 where it brings none any more. */
export type Bonuses = {
  birthday: number
  name_day: number
  consent_marketing_phone: number
  consent_marketing_email: number
  consent_research_phone: number
  consent_research_email: number
  /** An invitation brings its points each time. */
  referral: number
}

/** One invitation, without anything of the invited person. */
export type Invitation = {
  number: number
  state: 'pending' | 'confirmed' | 'declined'
  /** Milliseconds UTC; null while it is pending. */
  decided_at: number | null
  points: number
}

/** What became of the invitations. */
export type Invitations = {
  total: number
  confirmed: number
  /** Points of all confirmed ones. */
  points: number
  /** Newest first. */
  latest: Invitation[]
}
