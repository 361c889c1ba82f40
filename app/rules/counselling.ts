/** What members may ask advice about, in the order of the list. */
export const COUNSELLING_TOPICS = [
  'choice',
  'quantity',
  'surface',
  'application',
  'weather',
  'defect',
  'other',
] as const

export type CounsellingTopic = (typeof COUNSELLING_TOPICS)[number]

/** How a question stands: nobody has begun, somebody works on it, the answer is there, it is over. */
export const COUNSELLING_STATES = ['received', 'in_progress', 'answered', 'closed'] as const

export type CounsellingState = (typeof COUNSELLING_STATES)[number]

/** Longest message, in characters. */
export const COUNSELLING_TEXT_MAX = 4000
/** Photos of one message at most. */
export const COUNSELLING_PHOTOS_MAX = 4
