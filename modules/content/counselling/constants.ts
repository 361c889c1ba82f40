/** Questions a member may ask on one day in Budapest. @source requirements T-23 */
export const QUESTIONS_A_DAY = 10
/** Replies a member may write on one day in Budapest, all questions together. */
export const REPLIES_A_DAY = 50
/** Photos a member may send in a day: those of all questions, and some that are taken away again. */
export const PHOTOS_A_DAY = { hits: 80, windowSeconds: 24 * 60 * 60 }
/** Questions on one page of the member's list. */
export const QUESTIONS_PER_PAGE = 5
/** Messages of a question that are shown, the newest ones. */
export const MESSAGES_SHOWN_MAX = 200
/** How long a photo waits for the message it belongs to, in ms. */
export const LOOSE_PHOTO_MS = 24 * 60 * 60 * 1000
/** Wide enough to see a crack in a wall, in px. */
export const PHOTO_WIDTH = 1600
/** Longest note of a staff member to another, in characters. */
export const NOTE_MAX = 1000
