/** What all SMS of a day may cost unless SMS_DAILY_BUDGET says otherwise, in forints. */
export const SMS_DAILY_BUDGET = 50_000
/** What one part of an SMS costs unless SMS_PART_PRICE says otherwise, in forints. */
export const SMS_PART_PRICE = 25
/** How long an SMTP server may take for one answer, in ms. */
export const SMTP_ANSWER_MS = 10_000
/** How long an e-mail may take in all, in ms; less than the outbox leaves a message to its taker. */
export const MAIL_TIMEOUT_MS = 45_000
/** How long an SMS provider may take, in ms. */
export const SMS_TIMEOUT_MS = 10_000
/** Subscriptions one member may hold; the one that was not seen for longest goes. */
export const PUSH_SUBSCRIPTIONS_MAX = 10
/** How often a member may tell a subscription. */
export const PUSH_SUBSCRIPTIONS_TOLD = { hits: 60, windowSeconds: 60 * 60 }
/** Messages in a row that may fail before a subscription counts as given up, where none got through for a day. */
export const PUSH_FAILURES_MAX = 10
/** How long a subscription must have been silent before failures end it, in ms. */
export const PUSH_SILENT_MS = 24 * 60 * 60 * 1000
/** Subscriptions that neither took a message nor were seen for this long go, in ms. */
export const PUSH_KEPT_MS = 180 * 24 * 60 * 60 * 1000
/** What a message may be before it is encrypted, in bytes; services take 4,096 after it. @source RFC 8291 section 4 */
export const PUSH_MESSAGE_MAX = 2000
/** The pause after a service said that we ask too often and did not say for how long, in seconds. */
export const BUSY_SECONDS = 60
/** An SMS provider is left alone for so long at most, in seconds: a code is of use for ten minutes. */
export const SMS_REST_SECONDS_MAX = 180
/** Notifications on one page of the list. @source requirements N-06, U-09 */
export const PER_PAGE = 20
/** The most a request may ask for at once. */
export const PER_PAGE_MAX = 100
/** The last page a request may ask for. */
export const PAGE_MAX = 10_000
/** Unread notifications are counted up to this one; pages write "99+". */
export const UNREAD_MAX = 100
/** How long a notification is kept, in days. */
export const KEPT_DAYS = 400
