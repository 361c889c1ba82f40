/** Cards of a page of articles. @source requirements B-09 */
export const ARTICLES_PER_PAGE = 12
/** Levels of categories. */
export const CATEGORY_LEVELS = 3
/** Articles that are told to belong with one. */
export const RELATED_MAX = 3
/** Words that are read in a minute. */
export const WORDS_PER_MINUTE = 200
/** Articles and pages of lists that a process keeps in memory, each for a second. */
export const ARTICLES_KEPT = 200
export const LISTS_KEPT = 200
