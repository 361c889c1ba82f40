/** Letters of a search that are read. */
export const SEARCH_LENGTH_MAX = 60
/** Words of a search that are looked for. */
export const SEARCH_WORDS_MAX = 8
/** Letters from which a typed word finds words that begin so. */
export const BEGINNING_MIN = 2
/** Hits below which titles are searched for parts of words too. */
export const FEW_HITS = 5
/** Letters from which a typed word is looked for inside words. */
export const PART_MIN = 3
/** Hits of a page. */
export const HITS_PER_PAGE = 20
/** Hits that are told of at all; who has so many had better look for something else. */
export const HITS_MAX = 200
/** Letters of the piece of text that is shown with a hit. */
export const EXCERPT_LENGTH = 160
/** Times words must be looked for in vain until marketing sees them: a name that was typed once stays unseen. */
export const MISSES_SHOWN_FROM = 3
/** Days for which misses are kept. */
export const MISS_DAYS = 180
/** Different misses that are noted of one day, and of one minute by one process. */
export const MISSES_A_DAY_MAX = 500
export const MISSES_A_MINUTE_MAX = 60
