import { ReferralSchema } from '#database/schema'

/** An invited member and what became of the bonus. */
export default class Referral extends ReferralSchema {}
