/** Members of one award at most: it is written in one transaction, with a message for each. */
export const AWARD_MEMBERS_MAX = 2000
/** Points for each member of an award at most. */
export const AWARD_POINTS_MAX = 10_000
/** Days in Budapest a reward may be offered for at most. */
export const REWARD_DAYS_MAX = 366
/** Days that are left at least where an order gave a reward back, or where its gift is out of stock. */
export const RETURNED_DAYS_MIN = 14
/** Days before the end on which members are reminded, the last one first. */
export const REMINDED_DAYS = [1, 7] as const
/** Characters of the reason of an award, and of a revocation. */
export const AWARD_REASON_MAX = 120
export const REVOKE_REASON_MAX = 200
