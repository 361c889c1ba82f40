import type { Settings } from './defaults.js'

/** What a setting may be. */
export type Shape =
  | { kind: 'switch' }
  | { kind: 'whole'; min: number; max: number }
  /** Characters at most; empty only where that says something. */
  | { kind: 'text'; max: number; mayBeEmpty?: boolean }
  | { kind: 'email' }
  /** A page of the shop, or an address elsewhere. */
  | { kind: 'link'; mayBeEmpty?: boolean }
  /** ISO country codes; none is every country. */
  | { kind: 'countries' }

const POINTS_MAX = 999_999
const TRIES_MAX = 100_000
const points: Shape = { kind: 'whole', min: 0, max: POINTS_MAX }
const days: Shape = { kind: 'whole', min: 1, max: 365 }
const tries: Shape = { kind: 'whole', min: 1, max: TRIES_MAX }

/** The bounds of every setting; whatever door it is changed through, they hold. */
export const SHAPES: Record<keyof Settings, Shape> = {
  product_name: { kind: 'text', max: 100 },
  contact_email: { kind: 'email' },
  community_link: { kind: 'link', mayBeEmpty: true },
  terms_link: { kind: 'link' },
  allowed_phone_countries: { kind: 'countries' },
  error_modals: { kind: 'switch' },
  maintenance: { kind: 'switch' },
  outbox_paused: { kind: 'switch' },
  sms_login: { kind: 'switch' },
  deleted_member_address_days: { kind: 'whole', min: 0, max: 3650 },
  birthday_greeting_points: points,
  name_day_greeting_points: points,
  harvest_days: days,
  harvest_run_days: days,
  harvest_run_tolerated: tries,
  harvest_run_certain: tries,
  harvest_new_account_days: days,
  harvest_new_accounts: tries,
  harvest_spread_tolerated: tries,
  harvest_spread_certain: tries,
  harvest_refused_tolerated: tries,
  harvest_refused_certain: tries,
  harvest_review_score: { kind: 'whole', min: 1, max: 1000 },
  reset_part_members: { kind: 'whole', min: 0, max: 100_000 },
  four_eyes_points: points,
  support_points: points,
  lone_points: points,
  guess_alarm_tries: { kind: 'whole', min: 1, max: 999_999 },
  hundred_points_cost: { kind: 'whole', min: 0, max: 999_999 },
  vitals_share: { kind: 'whole', min: 0, max: 100 },
  campaign_wave_size: { kind: 'whole', min: 1, max: TRIES_MAX },
  campaign_sms_price_max: { kind: 'whole', min: 0, max: 9_999_999 },
  game_archive_years: { kind: 'whole', min: 1, max: 50 },
  company_name: { kind: 'text', max: 200 },
  company_address: { kind: 'text', max: 300 },
}
