/** The most points one entry may move, in points; a larger figure is a slip. */
export const ENTRY_POINTS_MAX = 100_000_000

/** Longest reference of a ledger entry, in characters. */
export const REFERENCE_LENGTH_MAX = 100

/** Longest name of a history row, in characters. */
export const SOURCE_NAME_LENGTH_MAX = 200

/**
 * Every reason for which points move. The history shows three groups of them.
 *
 * @source specification §3
 */
export const SOURCES = [
  'qrcode',
  'registration',
  'profile_data',
  'facebook_group',
  'birthday',
  'name_day',
  'referral',
  'consent_marketing_phone',
  'consent_marketing_email',
  'consent_research_phone',
  'consent_research_email',
  'survey',
  'questionnaire',
  'promotion',
  'redeem',
  'cancelled_order',
  'substitution',
  'adjustment_manual',
  'adjustment_year_end_reset',
] as const

/** One reason for which points move. */
export type PointSource = (typeof SOURCES)[number]

/** The groups the history shows. @source specification §3 */
export const SOURCE_GROUPS = ['qrcode', 'adjustment', 'others'] as const
/** One of those groups. */
export type SourceGroup = (typeof SOURCE_GROUPS)[number]

/** The group a source is shown in. */
export function sourceGroup(source: PointSource): SourceGroup {
  if (source === 'qrcode') return 'qrcode'
  return source.startsWith('adjustment') ? 'adjustment' : 'others'
}

/** Invalid codes that differ which a member may send in one window. */
export const INVALID_CODES_PER_MEMBER = 5

/** The same for an address; mobile carriers put thousands of members behind one. */
export const INVALID_CODES_PER_ADDRESS = 100

/** Length of the window in which invalid codes are counted, in ms. */
export const THROTTLE_WINDOW_MS = 10 * 60 * 1000

/** The first wait after too many invalid codes, in ms; it doubles each time. */
export const THROTTLE_WAIT_MS = 60 * 1000

/** The longest wait, in ms; as long without a new wait makes the next one the first again. */
export const THROTTLE_WAIT_MAX_MS = 15 * 60 * 1000

/** What two machines of a shop may tell the time apart, in ms; what lies further ahead was noted by a clock that went back. */
export const CLOCKS_APART_MAX_MS = 5 * 1000

/** How long a repeat with the same client key is answered with the first result, in ms. */
export const KEYED_REPEAT_MS = 90 * 24 * 60 * 60 * 1000

/** The same for a repeat without a key, in ms. */
export const KEYLESS_REPEAT_MS = 10 * 60 * 1000

/** Refusals a member may report; the others are slips of their own or pass by themselves. */
export const DISPUTE_REASONS = [
  'already_used',
  'scan_limit_reached',
  'void',
  'expired',
  'not_active',
  'invalid_code',
] as const
/** One of those refusals. */
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

/** Longest note or answer of a reported sticker, in characters. */
export const DISPUTE_TEXT_MAX = 500

/** Most points one reported sticker may bring, in points. */
export const DISPUTE_POINTS_MAX = 10_000

/** Reports a member may send in a day. */
export const DISPUTES_A_DAY = { hits: 10, windowSeconds: 24 * 60 * 60 }

/** Photos a member may send in a day. */
export const DISPUTE_PHOTOS_A_DAY = { hits: 20, windowSeconds: 24 * 60 * 60 }
