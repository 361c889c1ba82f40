/** What staff may change without a release, as it holds until they say otherwise. @source requirements D-40 */
export const DEFAULT_SETTINGS = {
  product_name: 'Mesterpont',
  contact_email: 'info@mesterpont.example',
  /** Address of the private group of the community; empty where there is none. */
  community_link: '',
  /** Path or address of the general conditions of participation. */
  terms_link: '/altalanos-reszveteli-feltetelek',
  /** ISO country codes whose phone numbers may register; empty allows every country. */
  allowed_phone_countries: ['HU'],
  /** Shows answers that are no pages in a full-screen overlay, for finding faults. */
  error_modals: false,
  /** Members see the maintenance page; the back-office and health stay open. */
  maintenance: false,
  /** Nothing is sent and no other message of the outbox is carried out; a restored copy begins so. */
  outbox_paused: false,
  /** Members may log in by a code sent as SMS instead of the password. */
  sms_login: true,
  /** Days for which a delivery address stays on the orders of a deleted member; 0 is not at all. */
  deleted_member_address_days: 365,
  /** Points of the yearly bonus on a member's birthday; 0 greets nobody. */
  birthday_greeting_points: 0,
  /** Points of the yearly bonus on a member's name day; 0 greets nobody. */
  name_day_greeting_points: 0,
  /** Days of scans that are searched for harvested stickers. */
  harvest_days: 30,
  /** A run of neighbouring stickers counts as one within so many days. */
  harvest_run_days: 7,
  /** Neighbouring stickers of one member that are still ordinary, and that are certainly not. */
  harvest_run_tolerated: 48,
  harvest_run_certain: 110,
  /** For how many days an account is new, and how many new ones sharing a code batch are looked at. */
  harvest_new_account_days: 14,
  harvest_new_accounts: 3,
  /** Neighbouring stickers such accounts share that are still ordinary, and certainly not. */
  harvest_spread_tolerated: 40,
  harvest_spread_certain: 60,
  /** Refused codes of one member that are still ordinary, and that are certainly not. */
  harvest_refused_tolerated: 15,
  harvest_refused_certain: 40,
  /** From this score on a member's scans are put before somebody; one certain reason is 100. */
  harvest_review_score: 100,
  /** Members whose points one transaction of a year-end reset moves; 0 is what suits the database. */
  reset_part_members: 0,
  /** Points that one staff member may book by hand for one member in a day; more needs a second one. */
  four_eyes_points: 10_000,
  /** Points that one staff member of the role support may book by hand in a day, all members together. */
  support_points: 2000,
  /** Points that one person may let in in a day: by code batches, rules, boosters, bookings, disputes and surveys together. */
  lone_points: 50_000,
  /** Codes of nobody's that all members together may try in a day before administrators are told. */
  guess_alarm_tries: 300,
  /** What a hundred points cost the company, in forints; rehearsals and figures count with it, which show no cost at 0. */
  hundred_points_cost: 100,
  /** Percent of the visits that agreed to be measured whose speed is counted; 0 counts none. */
  vitals_share: 25,
  /** Members a campaign reaches in a minute. */
  campaign_wave_size: 5000,
  /** What the SMS of a campaign may cost in forints where one person sends it; more needs a second administrator. */
  campaign_sms_price_max: 10_000,
  /** Years after the end of a prize game for which its lists of tickets stay published. */
  game_archive_years: 5,
  company_name: 'Mesterpont Kft.',
  company_address: '1117 Budapest, Építész utca 26.',
}

export type Settings = typeof DEFAULT_SETTINGS
