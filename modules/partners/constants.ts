import type { Limit } from '#app/limits/limit'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long a token lives that a client was granted, in ms. @source requirements Z-02 */
export const GRANT_MS = 30 * MINUTE_MS
/** How long any other may live, in days. */
export const TOKEN_DAYS_MAX = 365
export const DAY = DAY_MS
/** How often it is noted that a token is in use, in ms. */
export const USE_NOTED_MS = MINUTE_MS
/** How long granted tokens are kept after their end, in ms. */
export const GRANTS_KEPT_MS = DAY_MS
/** Tokens asked for from one network address, right or wrong. */
export const GRANTS_PER_ADDRESS: Limit = { hits: 60, windowSeconds: 60 }
/** Requests with tokens that are none, from one network address. */
export const WRONG_TOKENS_PER_ADDRESS: Limit = { hits: 60, windowSeconds: 60 }
/** Requests of one client, and those that write many members. */
export const REQUESTS_PER_CLIENT: Limit = { hits: 600, windowSeconds: 60 }
export const BATCHES_PER_CLIENT: Limit = { hits: 30, windowSeconds: 60 }
/** Members in one page. @source requirements H-67 */
export const PER_PAGE = 200
export const PER_PAGE_MAX = 500
/** Members written by one request. */
export const RECORDS_MAX = 200
/** How old the stamp of a call may be, or how far ahead, in seconds. @source https://www.standardwebhooks.com */
export const CALL_AGE_SECONDS = 300
/** What a call may hold, in characters. */
export const CALL_LENGTH_MAX = 64 * 1024
/** Calls of one network address. */
export const CALLS_PER_ADDRESS: Limit = { hits: 600, windowSeconds: 60 }
/** How often changes of members are numbered, in ms. */
export const NUMBERING_MS = 1000
/** Changes told one by one; of more at once a partner hears that it had better pull. */
export const EVENTS_AT_ONCE_MAX = 100
/** How long a partner may take to answer an event, in ms. */
export const EVENT_ANSWER_MS = 15_000
