import type { PointSource } from './constants.js'

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
export const RANGED_SOURCES: readonly RuleSource[] = ['survey', 'questionnaire']

/** The most points a rule may give, in points. */
export const RULE_POINTS_MAX = 1_000_000
