/**
 * Every reason for which points move. The history shows three groups of them.
 *
 * @source requirements Q-25
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

/** The groups the history shows. @source requirements D-06 */
export const SOURCE_GROUPS = ['qrcode', 'adjustment', 'others'] as const
/** One of those groups. */
export type SourceGroup = (typeof SOURCE_GROUPS)[number]

/** The group a source is shown in. */
export function sourceGroup(source: PointSource): SourceGroup {
  if (source === 'qrcode') return 'qrcode'
  return source.startsWith('adjustment') ? 'adjustment' : 'others'
}

/** What a rule of points can be about; a rule about scans names the product. */
export const RULE_SOURCES = [
  'qrcode',
  'registration',
  'profile_data',
  'birthday',
  'name_day',
  'facebook_group',
  'referral',
  'consent_marketing_phone',
  'consent_marketing_email',
  'consent_research_phone',
  'consent_research_email',
  'survey',
  'questionnaire',
] as const satisfies readonly PointSource[]

/** One thing a rule of points is about. */
export type RuleSource = (typeof RULE_SOURCES)[number]

/** Sources of which each case has an amount of its own, so that their rule is a range to show. */
export const RANGED_SOURCES: readonly string[] = [
  'survey',
  'questionnaire',
] satisfies readonly RuleSource[]

/** The most points a rule may give, in points. */
export const RULE_POINTS_MAX = 1_000_000
