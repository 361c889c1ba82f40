import { watch } from '#app/watch'
import { remindOfExpiry } from './actions/remind_of_expiry.js'

/** Pause between two sets of members, in ms. */
const PERIOD_MS = 5000

/** Tells members towards the end of a year that their points end with it. */
export const expiryWatch = watch(
  PERIOD_MS,
  remindOfExpiry,
  'Members could not be told of points that end with the year'
)
