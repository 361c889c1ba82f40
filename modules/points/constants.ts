/** Where members see how their points came and went. */
export const POINTS_PATH = '/profil?page=1'

/** The most points one entry may move, in points; a larger figure is a slip. */
export const ENTRY_POINTS_MAX = 100_000_000

/** Longest reference of a ledger entry, in characters. */
export const REFERENCE_LENGTH_MAX = 100

/** Longest name of a history row, in characters. */
export const SOURCE_NAME_LENGTH_MAX = 200

/** Invalid codes that differ which a member may send in one window. */
export const INVALID_CODES_PER_MEMBER = 5

/** The same for an address; mobile carriers put thousands of members behind one. */
export const INVALID_CODES_PER_ADDRESS = 100

/** Length of the window in which invalid codes are counted, in ms. */
export const THROTTLE_WINDOW_MS = 10 * 60 * 1000

/** The first wait after too many invalid codes, in ms; it doubles each time. */
export const THROTTLE_WAIT_MS = 60 * 1000

/** The longest wait, in ms; as long without a new wait makes the next one the first again. */
export const THROTTLE_WAIT_MAX_MS = 15 * 60 * 1000

/** What two machines of a shop may tell the time apart, in ms; what lies further ahead was noted by a clock that went back. */
export const CLOCKS_APART_MAX_MS = 5 * 1000

/** How long a repeat with the same client key is answered with the first result, in ms. */
export const KEYED_REPEAT_MS = 90 * 24 * 60 * 60 * 1000

/** The same for a repeat without a key, in ms. */
export const KEYLESS_REPEAT_MS = 10 * 60 * 1000

/** How long the voiding of a code batch can be taken back, in ms. @source requirements O-16 */
export const VOID_KEPT_MS = 24 * 60 * 60 * 1000

/** Longest reason for which stickers are voided, in characters. */
export const VOID_REASON_MAX = 200

/** Longest note or answer of a disputed sticker, in characters. */
export const DISPUTE_TEXT_MAX = 500

/** Most points one disputed sticker may bring, in points. */
export const DISPUTE_POINTS_MAX = 10_000

/** Disputes a member may open in a day. */
export const DISPUTES_A_DAY = { hits: 10, windowSeconds: 24 * 60 * 60 }

/** Photos a member may send in a day. */
export const DISPUTE_PHOTOS_A_DAY = { hits: 20, windowSeconds: 24 * 60 * 60 }
