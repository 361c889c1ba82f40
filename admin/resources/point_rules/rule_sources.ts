/** What a rule can be about, as the server knows it. */
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
] as const

/** Those whose rule is a range to show. */
export const RANGED_SOURCES: readonly string[] = ['survey', 'questionnaire']
