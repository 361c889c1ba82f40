/** Consents that bring points the first time. @source requirements P-14 */
export const REWARDED_PURPOSES = [
  'marketing_phone',
  'marketing_email',
  'research_phone',
  'research_email',
] as const
export type RewardedPurpose = (typeof REWARDED_PURPOSES)[number]
/** Everything a member agrees to. */
export type ConsentPurpose = RewardedPurpose | 'tos' | 'major'
