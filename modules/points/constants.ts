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
  'adjustment_manual',
  'adjustment_year_end_reset',
] as const

/** One reason for which points move. */
export type PointSource = (typeof SOURCES)[number]

/** The groups the history shows. @source specification §3 */
export type SourceGroup = 'qrcode' | 'adjustment' | 'others'

/** The group a source is shown in. */
export function sourceGroup(source: PointSource): SourceGroup {
  if (source === 'qrcode') return 'qrcode'
  return source.startsWith('adjustment') ? 'adjustment' : 'others'
}
