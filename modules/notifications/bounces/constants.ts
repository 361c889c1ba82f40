import type { Limit } from '#app/limits/limit'

const DAY_MS = 24 * 60 * 60 * 1000

/** Mails that could not be delivered for a while before an address rests. */
export const SOFT_BOUNCES_MAX = 3
/** How long each of them counts, in ms. */
export const SOFT_COUNTED_MS = 14 * DAY_MS
/** How long the address rests then, in ms. */
export const SOFT_REST_MS = 30 * DAY_MS
/** Mails that a reader asked for, to an address where nobody seems to be. */
export const ASKED_MAILS_PER_ADDRESS: Limit = { hits: 1, windowSeconds: DAY_MS / 1000 }
/** How long it is kept what was reported of an address, in days since the last report. */
export const SUPPRESSIONS_KEPT_DAYS = 730
/** How often the mailbox of reports is looked at, in ms. */
export const MAILBOX_LOOK_MS = 60_000
/** Reports that one look at the mailbox takes; the rest is for the next one. */
export const MAILS_PER_LOOK = 100
/** What of a report is read, in bytes: the end of a long one is the mail it is about. */
export const REPORT_BYTES_MAX = 256 * 1024
/** How long the mailbox may take for one answer, in ms. */
export const MAILBOX_ANSWER_MS = 15_000
/** How old the stamp of a call may be, or how far ahead, in seconds. @source https://www.standardwebhooks.com */
export const CALL_AGE_SECONDS = 300
/** What a call may hold, in characters, and how many events. */
export const CALL_LENGTH_MAX = 64 * 1024
export const EVENTS_MAX = 200
/** Calls of one network address. */
export const CALLS_PER_ADDRESS = { hits: 600, windowSeconds: 60 }
