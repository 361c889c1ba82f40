/** Longest text of a survey, in characters of its HTML. */
export const ANSWER_MAX = 20_000
/** Between neighbours, so that a staff member can put one between them by hand. */
export const POSITION_STEP = 10
/** Longest title of a survey or a questionnaire, in characters. */
export const TITLE_MAX = 200
/** Most blocks of a survey. */
export const BLOCKS_MAX = 60
/** Longest label of a question or a choice, in characters. */
export const LABEL_MAX = 300
/** Most choices of one question. */
export const OPTIONS_MAX = 30
/** Longest answer in one line and in several lines, in characters. */
export const LONGEST = { text: 300, textarea: 2000 }
/** Most conditions of one question. */
export const CONDITIONS_MAX = 3
/** Most answers a survey may be limited to. */
export const ANSWER_LIMIT_MAX = 1_000_000
/** Longest film a questionnaire waits for, in seconds. */
export const WATCH_SECONDS_MAX = 3600
/** Numbers in answers and their bounds lie within this distance of zero. */
export const NUMBER_MAX = 1_000_000_000
/** Most points a survey or a questionnaire brings a member: marketing writes them alone. @source requirements O-16 */
export const SURVEY_POINTS_MAX = 1000
/** How long a wrong try closes a questionnaire for its member, in ms. @source requirements S-09 */
export const RETRY_AFTER_MS = 60 * 60 * 1000
/** Most questions of a questionnaire. */
export const QUESTIONS_MAX = 30
/** Most blocks at the root of a content record. */
export const RECORD_BLOCKS_MAX = 300
/** Largest text of a content record as JSON, in characters. */
export const RECORD_LENGTH_MAX = 512 * 1024
/** Days a preview link lives unless its maker says otherwise, and at most. */
export const PREVIEW_DAYS = 7
export const PREVIEW_DAYS_MAX = 30
/** The audit log hears of one editor of a record once in so many ms. */
export const EDITING_TOLD_MS = 30 * 60 * 1000
