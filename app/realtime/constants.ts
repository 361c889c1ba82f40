/** Streams a member may hold at once: a few tabs and a phone. The oldest gives way. */
export const STREAMS_MAX = 5
/** It is asked of each stream once in this time whether its session still stands, in ms. */
export const RECHECK_MS = 60_000
/** How often some are asked for; all of them where nobody tells of sessions that other processes end, in ms. */
export const ROUND_MS = 1000
/** Streams that are asked for in a round: their sessions are read together. */
export const RECHECKED_AT_ONCE = 1000
/** A stream that was being opened when its session ended is there after this time, in ms. */
export const OPENED_WITHIN_MS = 1000
/** A reader that has not taken this many bytes is too slow to be kept, in bytes. */
export const BACKLOG_MAX = 64 * 1024
