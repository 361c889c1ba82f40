import type { CounsellingState } from '#app/rules/counselling'

/** States a member waits for an answer in. */
export const WAITING_STATES = ['received', 'in_progress'] as const satisfies CounsellingState[]

/** Where staff may take a question by hand; an answer makes it answered. */
export const HAND_STATES = ['in_progress', 'closed'] as const

export type HandState = (typeof HAND_STATES)[number]

const NEXT: Record<CounsellingState, readonly HandState[]> = {
  received: ['in_progress', 'closed'],
  in_progress: ['closed'],
  answered: ['in_progress', 'closed'],
  closed: ['in_progress'],
}

/** Where a question may be taken from its state. */
export function nextStates(state: CounsellingState): readonly HandState[] {
  return NEXT[state]
}
