import type { Limit } from '#app/limits/limit'
import type { Pace } from '#app/limits/pace'

/** Digits of an SMS code. @source requirements A-34 */
export const SMS_CODE_DIGITS = 6
/** How long an SMS code lives, in ms. @source requirements A-34 */
export const SMS_CODE_AGE_MS = 10 * 60 * 1000
/** Guesses of one SMS code; the check of the table holds the same number. */
export const SMS_ATTEMPTS_MAX = 5
/** The pause between two SMS to one member, in ms. @source requirements A-32 */
export const SMS_PAUSE_MS = 60 * 1000

/** SMS to one number, whoever asks for them. @source requirements A-32 */
export const SMS_PER_NUMBER: Limit = { hits: 5, windowSeconds: 60 * 60 }
/** SMS asked for from one network address: a building site may share one. */
export const SMS_PER_ADDRESS: Limit = { hits: 15, windowSeconds: 60 * 60 }
/** The same within a day. */
export const SMS_PER_ADDRESS_AND_DAY: Limit = { hits: 40, windowSeconds: 24 * 60 * 60 }
/** SMS asked for from one IPv6 site: a subscriber may own all the networks of a /48. */
export const SMS_PER_SITE: Limit = { hits: 30, windowSeconds: 60 * 60 }
/** SMS to strangers from the 256 IPv4 addresses of a /24. */
export const SMS_PACE_OF_RANGE: Pace = {
  free: { hits: 30, windowSeconds: 60 * 60 },
  pauseSeconds: 15,
  pauseMaxSeconds: 120,
}
/** SMS to strangers from an IPv4 /16 or an IPv6 /32: a whole provider, or a part of one. */
export const SMS_PACE_OF_PROVIDER: Pace = {
  free: { hits: 60, windowSeconds: 60 * 60 },
  pauseSeconds: 10,
  pauseMaxSeconds: 60,
}
/** All SMS to strangers: what a swindler gets who owns every network. The bill has its own end. */
export const SMS_PACE_OF_SHOP: Pace = {
  free: { hits: 120, windowSeconds: 60 * 60 },
  pauseSeconds: 5,
  pauseMaxSeconds: 20,
}

/** Logins tried with one e-mail address from one network address. @source requirements A-08 */
export const LOGINS_PER_ACCOUNT: Limit = { hits: 5, windowSeconds: 60 }
/** Logins tried from one network address, with whatever e-mail addresses. */
export const LOGINS_PER_ADDRESS: Limit = { hits: 60, windowSeconds: 60 }
/** Wrong passwords of one account by all strangers together, or by one known browser. @source requirements A-57 */
export const LOGIN_FAILURES_PER_ACCOUNT: Limit = { hits: 20, windowSeconds: 60 * 60 }
/** Beyond them strangers share so many tries. @source requirements A-57 */
export const LOGIN_TURNS: Limit = { hits: 1, windowSeconds: 30 }
/** How long a browser is known by the accounts that logged in with it. */
export const KNOWN_BROWSER_AGE = '365 days'
/** Accounts one browser is known by at most: a family or a site office shares one. */
export const KNOWN_BROWSER_ACCOUNTS_MAX = 5
/** Password hashes that wait for one place: some seconds of a slow core. @source requirements A-59 */
export const HASHES_WAITING_PER_PLACE = 50
/** When who found the line full asks again, in seconds. */
export const HASHES_RETRY_SECONDS = 5
/** First registration steps sent from one network address: they tell which addresses are taken. */
export const REGISTRATIONS_PER_ADDRESS: Limit = { hits: 30, windowSeconds: 10 * 60 }
/** Secrets of newsletters that are nobody's, from one network address. */
export const UNKNOWN_SECRETS_PER_ADDRESS: Limit = { hits: 60, windowSeconds: 10 * 60 }
/** Reset messages asked for from one network address. */
export const RESETS_PER_ADDRESS: Limit = { hits: 10, windowSeconds: 10 * 60 }
/** Reset messages to one e-mail address; further requests are answered the same and send nothing. */
export const RESETS_PER_EMAIL: Limit = { hits: 3, windowSeconds: 60 * 60 }
/** Company and representative lookups of one registration. */
export const LOOKUPS_PER_MEMBER: Limit = { hits: 60, windowSeconds: 60 }

/** How long a login waits for its second factor, in ms. */
export const CHALLENGE_MS = 10 * 60 * 1000
/** Second factors tried for one login that waits for it. */
export const CHALLENGES_PER_LOGIN: Limit = { hits: 5, windowSeconds: CHALLENGE_MS / 1000 }
/** Second factors tried for one member, whoever knows the password. */
export const CHALLENGES_PER_MEMBER: Limit = { hits: 20, windowSeconds: 60 * 60 }
/** Time codes tried while the second factor of one member is switched on. */
export const TWO_FACTOR_CONFIRMATIONS: Limit = { hits: 10, windowSeconds: 10 * 60 }
/** How long new recovery codes wait to be shown, in ms. @source requirements H-64 */
export const RECOVERY_CODES_DUE_MS = 15 * 60 * 1000

/** Codes by SMS for a login, asked for from one network address. */
export const SMS_LOGINS_PER_ADDRESS: Limit = { hits: 10, windowSeconds: 10 * 60 }
/** The same to one number; further requests are answered the same and send nothing. */
export const SMS_LOGINS_PER_NUMBER: Limit = { hits: 3, windowSeconds: 60 * 60 }
/** The pause between two codes to one number. */
export const SMS_LOGINS_PAUSE: Limit = { hits: 1, windowSeconds: SMS_PAUSE_MS / 1000 }
/** Codes entered for one number, however many were asked for. */
export const SMS_LOGIN_GUESSES: Limit = { hits: 15, windowSeconds: 60 * 60 }

/** Passwords entered once more by one member or staff member. */
export const PASSWORD_CHECKS: Limit = { hits: 5, windowSeconds: 60 }
/** How long a confirmed password holds in its session, in ms. @source requirements A-21 */
export const CONFIRMED_MS = 15 * 60 * 1000

/** How long a password reset link works, in ms. @source requirements A-15 */
export const RESET_TOKEN_AGE_MS = 60 * 60 * 1000
/** How long the link that activates a prepared account works, in ms. @source requirements A-55 */
export const VALIDATION_LINK_AGE_MS = 7 * 24 * 60 * 60 * 1000
/** How long the link of a staff invitation works, in ms. */
export const STAFF_INVITATION_AGE_MS = 3 * 24 * 60 * 60 * 1000
/** Links of staff invitations opened from one network address. */
export const STAFF_INVITATIONS_PER_ADDRESS: Limit = { hits: 30, windowSeconds: 10 * 60 }
/** How long after the password the second factor of staff is waited for, in ms. */
export const STAFF_SIGN_IN_AGE_MS = 10 * 60 * 1000
/** Codes of the second factor tried for one staff member. */
export const STAFF_CODES: Limit = { hits: 5, windowSeconds: 5 * 60 }
/** The same within a day: six figures would be guessed in time. */
export const STAFF_CODES_PER_DAY: Limit = { hits: 50, windowSeconds: 24 * 60 * 60 }
/** How long a remember token still works after it was replaced, in ms: tabs open together. */
export const REMEMBER_OVERLAP_MS = 60 * 1000

/** How long a registration without a verified phone keeps its e-mail and phone, in ms. */
export const UNVERIFIED_KEPT_MS = 24 * 60 * 60 * 1000

/** How long an outside lookup may take, in ms. @source requirements Z-09 */
export const LOOKUP_TIMEOUT_MS = 5000
/** How long the answer about a company is used again, in ms. */
export const COMPANY_KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** How long the representatives of a postcode are used again, in ms. @source requirements Z-09 */
export const REPRESENTATIVES_KEPT_MS = 24 * 60 * 60 * 1000
/** Letters from which a company is searched by name. @source requirements A-54, U-07 */
export const COMPANY_NAME_MIN = 3
/** Companies a search by name answers at most. */
export const COMPANIES_MAX = 10

/** Which wording of the consents was shown; the proof of each consent names it. */
export const CONSENT_TEXT_VERSION = '2026-11'

/** Longest password that is worth hashing, in characters. */
export const PASSWORD_INPUT_MAX = 128

/** Longest name of a profession, a person, a channel or a settlement, as the database holds them. */
export const REFERENCE_TEXT_MAX = 100
/** Channels one representative may have in each list. */
export const CHANNELS_MAX = 50

/** Ages a member may have, in years. @source requirements U-01, U-02 */
export const AGE_YEARS_MIN = 18
export const AGE_YEARS_MAX = 150

/** New e-mail addresses one member may try: each try tells whether an address is taken. */
export const EMAIL_CHANGES_PER_MEMBER: Limit = { hits: 20, windowSeconds: 10 * 60 }
/** Links by which one member shows that mails arrive; to an address where nobody seems to be no more would go anyway. */
export const EMAIL_PROOFS_PER_MEMBER: Limit = { hits: 1, windowSeconds: 24 * 60 * 60 }
/** Downloads of everything held about one member. */
export const DOWNLOADS_PER_MEMBER: Limit = { hits: 5, windowSeconds: 60 * 60 }
/** Invitations one member is rewarded for in a calendar year. @source requirements X-13 */
export const REFERRALS_PER_YEAR = 20

/** Words of the community a member may try, so that nobody guesses one. */
export const WORDS_PER_MEMBER = { hits: 5, windowSeconds: 15 * 60 }
