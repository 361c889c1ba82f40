/** What staff may change without a release. @source specification sections 1, 2.3, 5 and 8 */
export interface Settings {
  product_name: string
  contact_email: string
  /** Address of the private group of the community; empty where there is none. */
  community_link: string
  /** Path or address of the general conditions of participation. */
  terms_link: string
  /** ISO country codes whose phone numbers may register; empty allows every country. */
  allowed_phone_countries: string[]
  /** Shows answers that are no pages in a full-screen overlay, for finding faults. */
  error_modals: boolean
  /** Members see the maintenance page; the back-office and health stay open. */
  maintenance: boolean
  /** Nothing is sent and no other message of the outbox is carried out; a restored copy begins so. */
  outbox_paused: boolean
  /** Members may log in by a code sent as SMS instead of the password. */
  sms_login: boolean
  /** Days for which a delivery address stays on the orders of a deleted member; 0 is not at all. */
  deleted_member_address_days: number
  /** First and last day of the birthday game, `YYYY-MM-DD` in Budapest; empty where none is planned. */
  birthday_game_from: string
  birthday_game_until: string
  /** Points of the yearly bonus on a member's birthday; 0 greets nobody. */
  birthday_greeting_points: number
  /** Points of the yearly bonus on a member's name day; 0 greets nobody. */
  name_day_greeting_points: number
  /** Days of scans that are searched for harvested stickers. */
  harvest_days: number
  /** A run of neighbouring stickers counts as one within so many days. */
  harvest_run_days: number
  /** Neighbouring stickers of one member that are still ordinary, and that are certainly not. */
  harvest_run_tolerated: number
  harvest_run_certain: number
  /** For how many days an account is new, and how many new ones sharing a roll are looked at. */
  harvest_new_account_days: number
  harvest_new_accounts: number
  /** Neighbouring stickers such accounts share that are still ordinary, and certainly not. */
  harvest_spread_tolerated: number
  harvest_spread_certain: number
  /** Refused codes of one member that are still ordinary, and that are certainly not. */
  harvest_refused_tolerated: number
  harvest_refused_certain: number
  /** From this score on a member's scans are put before somebody; one certain reason is 100. */
  harvest_review_score: number
  /** Members whose points one transaction of a year-end reset moves; 0 is what suits the database. */
  reset_part_members: number
  /** Points that one staff member may book by hand for one member in a day; more needs a second one. */
  four_eyes_points: number
  /** Points that one staff member of the role support may book by hand in a day, all members together. */
  support_points: number
  /** Points that one staff member may make possible in a day: rolls released, rules raised, boosters switched on. */
  lone_points: number
  /** Codes of nobody's that all members together may try in a day before administrators are told. */
  guess_alarm_tries: number
  /** What a hundred points cost the company, in forints; rehearsals count with it. */
  hundred_points_cost: number
  company_name: string
  company_address: string
}

/** What holds until staff say otherwise. */
export const DEFAULT_SETTINGS: Settings = {
  product_name: 'Mesterpont',
  contact_email: 'info@mesterpont.example',
  community_link: '',
  terms_link: '/altalanos-reszveteli-feltetelek',
  allowed_phone_countries: ['HU'],
  error_modals: false,
  maintenance: false,
  outbox_paused: false,
  sms_login: true,
  deleted_member_address_days: 365,
  birthday_game_from: '',
  birthday_game_until: '',
  birthday_greeting_points: 0,
  name_day_greeting_points: 0,
  harvest_days: 30,
  harvest_run_days: 7,
  harvest_run_tolerated: 48,
  harvest_run_certain: 110,
  harvest_new_account_days: 14,
  harvest_new_accounts: 3,
  harvest_spread_tolerated: 40,
  harvest_spread_certain: 60,
  harvest_refused_tolerated: 15,
  harvest_refused_certain: 40,
  harvest_review_score: 100,
  reset_part_members: 0,
  four_eyes_points: 10_000,
  support_points: 2000,
  lone_points: 50_000,
  guess_alarm_tries: 300,
  hundred_points_cost: 100,
  company_name: 'Mesterpont Kft.',
  company_address: '1117 Budapest, Építész utca 26.',
}
