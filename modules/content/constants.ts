/** Longest question of the FAQ, in characters. */
export const QUESTION_MAX = 300
/** Longest answer of the FAQ, in characters of its HTML. */
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
/** Longest answer in one line, in characters. */
export const ANSWER_LINE_MAX = 300
/** Longest answer of several lines, in characters. */
export const ANSWER_TEXT_MAX = 2000
/** Numbers in answers and their bounds lie within this distance of zero. */
export const NUMBER_MAX = 1_000_000_000
/** Most points a survey or a questionnaire brings a member: marketing writes them alone. @source requirement row O-16 */
export const SURVEY_POINTS_MAX = 1000
/** How long a wrong try closes a questionnaire for its member, in ms. @source requirement row S-09 */
export const RETRY_AFTER_MS = 60 * 60 * 1000
/** Most questions of a questionnaire. */
export const QUESTIONS_MAX = 30
