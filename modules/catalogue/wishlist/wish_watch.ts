import { watch } from '#app/watch'
import { announceReachedWishes } from './reached_wishes.js'

/** Pause between two batches, in ms. */
const PERIOD_MS = 5000

let after = 0

/**
 * Looks through the wishes of this shop, batch after batch and again from the start. A credit need
 * not know of wishes that way, and a lower price, new stock or a lost process are noticed too.
 */
export const wishWatch = watch(
  PERIOD_MS,
  async () => void (after = await announceReachedWishes(after)),
  'The wishes could not be looked through'
)
