/** Members judged and written down in one transaction of a freezing. */
export const FREEZE_PART = 5000
/** Members told in one transaction of a wave. */
export const TOLD_PART = 500
/** The pause between the beginnings of two waves, in ms; a setting says how many members one reaches. */
export const WAVE_MS = 60_000
/** Recipients are counted exactly up to so many; beyond them the composer says "about". */
export const COUNTED_MAX = 10_000
/** Members judged at a time while they are counted. */
export const COUNT_PART = 2000
/** Mails a campaign sends where nobody tells the shop which ones come back. */
export const MAILS_UNWATCHED_MAX = 1000
/** A campaign pauses where more of its mails than this share came back for good, or were complained of. */
export const BOUNCED_MAX = 0.05
export const COMPLAINED_MAX = 0.003
/** Shares are looked at from so many mails on; of a few, one says nothing. */
export const JUDGED_FROM = 100
/** Tries of a message before it counts as failed; with the pauses of the outbox they span some nine hours. */
export const TRIES_MAX = 20
/** A message that failed and is older than this counts as failed as well, in ms; the outbox gives up after a day. */
export const TRIED_MS = 23 * 60 * 60 * 1000
/** The first pause of a domain that asks for slowness, in ms; it doubles with each one, up to the second. */
export const DOMAIN_PAUSE_MS = 60 * 1000
export const DOMAIN_PAUSE_MAX_MS = 60 * 60 * 1000
/** A mail that slowness kept back for so long counts as failed, in ms. @source RFC 5321 section 4.5.4.1 */
export const KEPT_BACK_MAX_MS = 5 * 24 * 60 * 60 * 1000
/** Messages in the other lanes that are due for longer, in ms, keep waves back. */
export const LATE_MS = 5000
/** How long recipients and deliveries of what is over are kept, in days; its figures stay. */
export const RECIPIENTS_KEPT_DAYS = 90
/** Longest texts, in characters. */
export const NAME_MAX = 120
export const CAMPAIGN_TITLE_MAX = 150
export const CAMPAIGN_TEXT_MAX = 4000
/** Longest text of an SMS, in characters, and the parts it may have with all that is sent with it. */
export const CAMPAIGN_SMS_MAX = 459
export const SMS_PARTS_MAX = 3
/** Longest path of an action, in characters. */
export const ACTION_MAX = 200
/** Professions an audience names, at most. */
export const PROFESSIONS_MAX = 50
/** Days an audience looks back, at most. */
export const DAYS_MAX = 3650
/** Mails to oneself a staff member may send. */
export const TESTS_PER_STAFF = { hits: 20, windowSeconds: 60 * 60 }
/** Clicks counted of one network, and of all. */
export const CLICKS_PER_NETWORK = { hits: 60, windowSeconds: 60 * 60 }
export const CLICKS_OF_ALL = { hits: 6000, windowSeconds: 60 }
