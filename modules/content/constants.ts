/** Longest question of the FAQ, in characters. */
export const QUESTION_MAX = 300
/** Longest answer of the FAQ, in characters of its HTML. */
export const ANSWER_MAX = 20_000
/** Between neighbours, so that a staff member can put one between them by hand. */
export const POSITION_STEP = 10
