import { domainError } from '#app/exceptions/domain_exception'

/** What a booster gives cannot be changed any more once it was switched on. Ours. */
export const BoosterInForce = domainError('booster_in_force', {
  message: 'The booster was switched on: its terms stay as they are',
  status: 409,
})

/** A booster is not in a state that allows this step. Ours. */
export const BoosterState = domainError('booster_state', {
  message: 'The booster is not in a state that allows this',
  status: 409,
})

/** Only what scans bring can be played over past scans. Ours. */
export const NothingToRehearse = domainError('nothing_to_rehearse', {
  message: 'Only a rule about scans can be rehearsed',
})
