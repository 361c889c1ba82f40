/** Streams a member may hold at once: a few tabs and a phone. The oldest gives way. */
export const STREAMS_MAX = 5
/** How often it is asked whether the session of each stream still stands, in ms. */
export const RECHECK_MS = 60_000
/** Streams that are asked for at a time: their sessions are read together. */
export const RECHECKED_AT_ONCE = 500
/** A reader that has not taken this many bytes is too slow to be kept, in bytes. */
export const BACKLOG_MAX = 64 * 1024
