import { LANES } from './topic.js'

/** Messages of one topic that a lane carries out at the same time: of what is sent to many or to partners only a few. */
export const BATCH_MAX = {
  [LANES.codes]: 10,
  [LANES.usual]: 10,
  [LANES.campaigns]: 2,
  [LANES.partners]: 3,
} as const
/** How long a taken message is left to its taker, in ms; a crashed taker loses it after that. */
export const LEASE_MS = 60_000
/** The pause after the first failure, in ms; it doubles with each one. */
export const FIRST_PAUSE_MS = 2000
/** The longest pause between two tries, in ms. */
export const PAUSE_MAX_MS = 60 * 60 * 1000
/** Tries of a message in all; with the pauses above they span more than a day. */
export const ATTEMPTS_MAX = 40
/** A message that failed and is older than this is laid aside, in ms. */
export const AGE_MAX_MS = 24 * 60 * 60 * 1000
/** How often the worker looks by itself, in ms; usually a commit wakes it first. */
export const POLL_MS = 1000
/** What takes longer than this, in ms, is no longer waited for by messages of other topics. */
export const SLOW_MS = 500
/** How long a commit waits for others before it wakes the worker, in ms; one round takes their messages together. */
export const NUDGE_MS = 10
/** How long a message that was carried out or closed is kept, in ms; its key is never used again. */
export const DONE_KEPT_MS = 90 * 24 * 60 * 60 * 1000
/** Characters kept of the reason of the last failure. */
export const REASON_MAX = 300
