import { Exception } from '@adonisjs/core/exceptions'
import { domainError } from '#app/exceptions/domain_exception'

/** There is no such reward, or it is another member's. */
export class NoReward extends Exception {
  static code = 'not_found'
  static status = 404
  static message = 'Not found'
}

/** The reward lies in the cart already, or was ordered. @source requirements R-15; the key is ours */
export const RewardClaimed = domainError('reward_claimed', {
  message: 'The reward was claimed before',
})

/** The reward is over, or was taken back by staff; the key is ours. */
export const RewardGone = domainError('reward_over', {
  message: 'The reward cannot be claimed any more',
})

/** The reward was ordered or ended before, so that nothing is left to revoke; the key is ours. */
export const RewardSettled = domainError('reward_settled', {
  message: 'The reward was ordered, or is over',
})

/** No gift that can be promised: something of it has to be chosen, or there is none; the key is ours. */
export const GiftNotPromisable = domainError('gift_not_promisable', {
  message: 'This gift cannot be promised: its variations have stocks of their own',
  field: 'product_id',
})

/** Lines of the pasted list that name no member; the key is ours. */
export const MembersUnknown = domainError('members_unknown', {
  message: 'Some lines name no member',
  field: 'members',
  tell: (lines: number[]) => ({ meta: { lines: lines.join(', ') } }),
})

/** Nobody, or more members than one award may have; the key is ours. */
export const MembersOutOfRange = domainError('members_out_of_range', {
  message: 'An award has one member at least, and not too many',
  field: 'members',
  tell: (max: number) => ({ meta: { max } }),
})

/** Since the form counted them, other members meet the rule; the key is ours. */
export const CountChanged = domainError('count_changed', {
  message: 'The number of members has changed since it was shown',
  field: 'count',
  tell: (count: number) => ({ meta: { count } }),
})

/** Points are awarded by administrators; the key is ours. */
export const MayNotAwardPoints = domainError('may_not_award_points', {
  message: 'Administrators award points',
  field: 'points',
  status: 403,
})

/** The last day is over, or too far away; the key is ours. */
export const LastDayOutOfRange = domainError('last_day_out_of_range', {
  message: 'The last day is tomorrow at the earliest, and in a year at the latest',
  field: 'last_day',
})
