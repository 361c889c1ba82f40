export const REWARD_STATES = ['granted', 'used', 'booked', 'expired', 'revoked'] as const

/** What a member was awarded, as the server tells it. */
export interface Reward {
  id: number
  member_id: number
  state: (typeof REWARD_STATES)[number]
  /** Of the gift; null where points were awarded. */
  title_hu: string | null
  title_en: string | null
  is_there: boolean | null
  points: number | null
  order_id: number | null
  reason: string
}
